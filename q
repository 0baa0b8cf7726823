{
 "format": "flotilla-record",
 "formatVersion": 1,
 "game": "night-watch",
 "rulesVersion": "1.0.0",
 "options": {
  "watches": 4
 },
 "seats": [
  {
   "name": "You",
   "bot": null
  }
 ],
 "commitment": "944d9b33414144384eaf0bfa064abc4b070f4331ef0c803a69f680860b076695",
 "seed": "s",
 "dice": null,
 "answers": [
  {
   "seat": 0,
   "decision": 0,
   "choice": "write"
  },
  {
   "seat": 0,
   "decision": 1,
   "choice": "write"
  },
  {
   "seat": 0,
   "decision": 2,
   "choice": "write"
  }
 ],
 "position": 3,
 "undone": [],
 "practice": false,
 "stateHash": "c092455fc6f7f3f16b73315146149a4cbab9559d3c2e54b89508e367d3725465",
 "checksum": "0538b99fae0bdabd20bc3245d24396689cfb65729818b073c0f4db015b7a1997"
}
