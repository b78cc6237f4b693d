public emissary Playlist(Iterable<String> songs);
