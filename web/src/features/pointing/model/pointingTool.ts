/**
 * What a click on the picture does; `move` leaves it to the picture’s own
 * gestures.
 */
export const pointingTools = ['point', 'draw', 'number', 'move'] as const

export type PointingTool = (typeof pointingTools)[number]

/** The tools that make an annotation. */
export type MarkingTool = Exclude<PointingTool, 'move'>
