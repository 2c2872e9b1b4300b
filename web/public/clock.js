// Counts the time for a page in the background: web/src/lib/browser/unthrottledTimers.ts
onmessage = function (event) {
  setTimeout(function () {
    postMessage(event.data.timer)
  }, event.data.delayMs)
}
