// PeerJS uses webrtc-adapter only for the name of the browser, which this
// product does not need. Only older browsers load the adapter itself
// (src/features/call/makePeer.ts).
export default { browserDetails: { browser: '', version: null } }
