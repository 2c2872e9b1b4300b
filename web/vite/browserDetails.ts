// PeerJS asks webrtc-adapter for nothing but the name of the browser, which
// this product does not use; the adapter itself comes only to older browsers
// (src/features/call/adaptOlderBrowser.ts), and not to everybody with PeerJS.
export default { browserDetails: { browser: '', version: null } }
