"""The whole house in a web page: the server's own house in a worker, and the folder of files that it is."""
