/** What a click on the picture does; `move` leaves the picture to its own gestures. */
export const pointingTools = ['point', 'draw', 'number', 'move'] as const

export type PointingTool = (typeof pointingTools)[number]

/** Those that leave a mark. */
export type MarkingTool = Exclude<PointingTool, 'move'>
