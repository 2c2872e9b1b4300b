/** A server that has not answered by then is tried again (PS2). */
export const establishTimeoutMs = 8_000

/** While a share is being recovered: what a usual network takes, with TLS (PS27). */
export const urgentEstablishTimeoutMs = 1_000

/** Every so many short attempts one is as long as a slow network needs, and after so many all of them (PS27). */
export const patientEvery = 4
export const urgentAttempts = 40

/** Long enough for stragglers of the closed call to pass, short enough not to be felt (PS13). */
export const callAgainDelayMs = 300

/** A call that has not connected by then is placed again: ICE itself gives up after 15 s. */
export const answerTimeoutMs = 20_000

/**
 * A knock that is answered neither by `here` nor by the server has reached a
 * page that does not know it. The server says that nobody is there after 5 to
 * 6.5 s (PeerServer 1.0.2: `expire_timeout` and its sweep).
 */
export const knockTimeoutMs = 9_000

/** Whoever was refused is not called again at once (PS32). */
export const callAfterRefusalMs = 10_000

/** More than one person turns away in one sitting (PS34). */
export const mostTurnedAway = 16

/** Somebody is viewing already; whoever leaves, or was lost, makes room (PS6). */
export const placeTakenRetryMs = 10_000

/** Without a path for that long, the page says what is tried and what to do (PS24). */
export const pathPatienceMs = 8_000

/** How long a reload may take before the other side is told that the person left (PS16). */
export const farewellGraceMs = 5_000

/** How long a lost call is recovered (PS12). */
export const giveUpMs = 10 * 60_000

/** How long ICE may look for a new path before the call is placed anew (PS12). */
export const healGraceMs = 4_000
