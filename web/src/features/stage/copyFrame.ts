interface Size {
  width: number
  height: number
}

/** Copies the picture onto the canvas, which takes its size in pixels. */
export function copyFrame(
  source: CanvasImageSource,
  { width, height }: Size,
  canvas: HTMLCanvasElement
): void {
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(source, 0, 0)
}
