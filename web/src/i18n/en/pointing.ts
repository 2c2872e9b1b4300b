export const pointing = {
  tools: 'Pointing tools',
  point: 'Point',
  draw: 'Draw',
  number: 'Number',
  undo: 'Undo',
  clear: 'Clear all',

  keys: {
    point:
      'Click or drag and they’ll see an arrow there. Keyboard: arrow keys move the cross, Enter points.',
    draw: 'Drag to draw a line. Keyboard: arrow keys move the cross, Enter starts and finishes the line.',
    number:
      'Click to place numbered steps: 1, 2, 3. Keyboard: arrow keys move the cross, Enter places the number.',
  },
  moreKeys:
    'Hold Shift for small steps. Ctrl+Z to undo. Esc to move the picture. Scroll, pinch, or press + and − to zoom.',

  sent: 'Sent',
  seen: 'They can see where you’re pointing',

  cross: (place: string) => `Cross at the ${place}`,
  drawing: (place: string) => `Drawing at the ${place}`,
  places: {
    upperLeft: 'top left',
    top: 'top middle',
    upperRight: 'top right',
    left: 'left',
    middle: 'middle',
    right: 'right',
    lowerLeft: 'bottom left',
    bottom: 'bottom middle',
    lowerRight: 'bottom right',
  },
}
