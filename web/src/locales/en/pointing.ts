import type { PlaceInPicture } from 'src/domain/guidance/placeInPicture'

/** What the helper points with, and what comes of it. */
export const pointing = {
  tools: 'What a click on the picture does',
  point: 'Point',
  draw: 'Draw',
  number: 'Number',
  undo: 'Undo',
  clear: 'Clear all',

  keys: {
    point:
      'Click or drag on the picture: they see an arrow there. By keys: the arrow keys move a cross, Enter points.',
    draw: 'Drag on the picture to draw a line. By keys: the arrow keys move a cross, Enter begins the line and ends it.',
    number:
      'Click on the picture to number the steps: 1, 2, 3. By keys: the arrow keys move a cross, Enter sets the number.',
  },
  moreKeys:
    'Shift makes it finer, Ctrl+Z undoes, Escape moves the picture. Wheel, two fingers, + and − zoom.',

  sent: 'Sent',
  seen: 'They see where you point',

  cross: (place: string) => `Cross: ${place}`,
  drawing: (place: string) => `Drawing: ${place}`,
  places: {
    'top-left': 'upper left',
    'top-center': 'top, in the middle',
    'top-right': 'upper right',
    'middle-left': 'left',
    'middle-center': 'in the middle',
    'middle-right': 'right',
    'bottom-left': 'lower left',
    'bottom-center': 'bottom, in the middle',
    'bottom-right': 'lower right',
  } satisfies Record<PlaceInPicture, string>,
}
