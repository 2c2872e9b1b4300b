/** In the sharer’s page: while `withPictures_` is false, no still can be taken. */
export function refusePictures() {
  window.withPictures_ = true
  const { prototype } = window.ImageCapture
  const { grabFrame } = prototype
  prototype.grabFrame = function () {
    return window.withPictures_
      ? grabFrame.call(this)
      : Promise.reject(new Error('refused by the bench'))
  }
}
