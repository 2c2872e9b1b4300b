const secondsEach = 4
export const frameSize = { width: 1200, height: 470 }

/**
 * An SVG for the README that shows the frames in a loop, or only the first one
 * with reduced motion.
 *
 * @param frames JPEG files of `frameSize`, in base64
 */
export function animation(frames: readonly string[]): string {
  const all = frames.length * secondsEach
  const share = 100 / frames.length
  const images = frames.map(
    (jpeg, at) =>
      `<image width="${frameSize.width}" height="${frameSize.height}" style="animation-delay:${at * secondsEach}s" href="data:image/jpeg;base64,${jpeg}"/>`
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frameSize.width} ${frameSize.height}" width="${frameSize.width}" height="${frameSize.height}">
<style>
image { opacity: 0; animation: turn ${all}s step-end infinite }
image:first-of-type { opacity: 1 }
@keyframes turn { 0% { opacity: 1 } ${share}% { opacity: 0 } 100% { opacity: 0 } }
@media (prefers-reduced-motion: reduce) { image { animation: none } }
</style>
${images.join('\n')}
</svg>
`
}
