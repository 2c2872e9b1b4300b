// Counts the time for a page in the background: web/src/browser/unthrottledTimers.ts
onmessage = (event) => {
  setTimeout(() => postMessage(event.data.timer), event.data.delayMs)
}
