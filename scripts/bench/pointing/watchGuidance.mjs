/**
 * In both pages: when each pointer or step was sent, and when the panel reported showing
 * it; both use the machine’s clock.
 */
export function watchGuidance() {
  window.pointedAtMs_ = {}
  window.drawnAtMs_ = {}
  const { createDataChannel } = RTCPeerConnection.prototype
  RTCPeerConnection.prototype.createDataChannel = function (...details) {
    const channel = createDataChannel.apply(this, details)
    const send = channel.send.bind(channel)
    channel.send = (text) => {
      const { type, id } = typeof text === 'string' ? JSON.parse(text) : {}
      const now = performance.timeOrigin + performance.now()
      if (type === 'pointer' || type === 'step-set') {
        window.pointedAtMs_[id] ??= now
      }
      if (type === 'drawn') window.drawnAtMs_[id] ??= now
      send(text)
    }
    return channel
  }
}
