/** In the sharer’s page: when the panel has shown the words of each step, by how many steps there are. */
export function watchWords() {
  window.wordsAtMs_ = {}
  const view = window.documentPictureInPicture.window
  const { document } = view
  new MutationObserver(() => {
    const count = /Step \d+ of (\d+)/.exec(document.body.textContent)?.[1]
    if (!count || count in window.wordsAtMs_) return
    window.wordsAtMs_[count] = null
    // The next frame begins when this one has been given to the screen.
    view.requestAnimationFrame(() =>
      view.requestAnimationFrame(() => {
        window.wordsAtMs_[count] = performance.timeOrigin + performance.now()
      })
    )
  }).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}
