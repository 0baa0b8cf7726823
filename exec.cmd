@rem "npm start" says exec, which leaves no shell between npm and the server and lets signals through. cmd has no such word.
@%*
