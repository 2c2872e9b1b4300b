// PeerJS uses webrtc-adapter only for the name of the browser, which Kinscreen
// does not need. Only older browsers load the adapter
// (src/features/call/makePeer.ts).
export default { browserDetails: { browser: '', version: null } }
