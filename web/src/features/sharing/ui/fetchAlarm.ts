/**
 * The button for when something feels wrong, and all that is said when it is
 * pressed: it is shown once both are there, and no press waits for the network.
 */
export const fetchAlarmBar = () => import('src/features/safety/ui/AlarmBar')
export const fetchAlarm = () => import('src/features/safety/ui/AlarmAdvice')
