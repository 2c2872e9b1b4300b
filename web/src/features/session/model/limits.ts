/**
 * An attempt to reach the server is abandoned and repeated after this time
 * (PS2).
 */
export const establishTimeoutMs = 8_000

/**
 * The same while a share is recovering: the time that a normal network needs,
 * with TLS (PS27).
 */
export const urgentEstablishTimeoutMs = 1_000

/**
 * Every nth short attempt is long enough for a slow network, and after several
 * all of them are (PS27).
 */
export const patientEvery = 4
export const urgentAttempts = 40

/**
 * How often to ask the server whether it still hears this page (PS43): while
 * somebody may come, so that they reach it within 10 s, and during a call,
 * which notices network changes itself (PS27).
 */
export const askEveryMs = 4_000
export const askDuringCallEveryMs = 25_000

/** A server that has not answered within this time is unreachable (PS43). */
export const serverAnswerMs = 4_000

/**
 * A call that is not answered within this time may have gone to a dead socket:
 * then knocks ask at this interval whether the viewer is there (PS13).
 */
export const unansweredMs = 3_000
export const knockEveryMs = 1_000

/**
 * Long enough for late messages of the closed call, short enough not to be
 * noticed (PS13).
 */
export const callAgainDelayMs = 300

/**
 * A call that has not connected within this time is placed again: ICE itself
 * gives up after 15 s.
 */
export const answerTimeoutMs = 20_000

/**
 * The same for the first call to a reloading page, which may still go to the
 * socket of the old page (PS16).
 */
export const reloadAnswerTimeoutMs = 1_500

/**
 * A knock answered neither by `here` nor by the server has reached a page that
 * does not support it. The server reports an absent peer after 5 to 6.5 s
 * (PeerServer 1.0.2: `expire_timeout` and its sweep).
 */
export const knockTimeoutMs = 9_000

/** A caller that was refused waits this long before calling again (PS32). */
export const callAfterRefusalMs = 10_000

/**
 * This many failed comparisons of safety words are no accident: a man in the
 * middle may be trying until the words match by chance (PS39).
 */
export const mostBrokenOff = 3

/** The number of remembered callers whom the viewer has rejected (PS34). */
export const mostTurnedAway = 16

/**
 * How often to check whether the viewer's place is free again (PS6): within the
 * time that a sharer waits for a viewer who has left or is lost (PS16).
 */
export const placeTakenRetryMs = 3_000

/**
 * A second device that has not repeated its question for this time is gone
 * (PS44). It asks every 4 s, and once a minute while its page is hidden.
 */
export const deviceSilenceMs = 90_000

/**
 * After this time without a path, the page says what is being tried and what to
 * do (PS24).
 */
export const pathPatienceMs = 8_000

/**
 * How long a reload may take before the peer learns that the person left
 * (PS16).
 */
export const farewellGraceMs = 5_000

/** How long recovery of a lost call is attempted (PS12). */
export const giveUpMs = 10 * 60_000

/**
 * How long ICE may look for a new path before the call is placed again (PS12).
 */
export const healGraceMs = 4_000
