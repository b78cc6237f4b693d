public emissary Task(Runnable work);
