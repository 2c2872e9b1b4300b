/**
 * An attempt to reach the server is abandoned and repeated after this time
 * (PS2).
 */
export const establishTimeoutMs = 8_000

/**
 * The same while a share is recovering: long enough for a connection with TLS
 * in a normal network (PS27).
 */
export const urgentEstablishTimeoutMs = 1_000

/**
 * While a share is recovering, every fourth attempt (`patientEvery`) is four
 * times as long, for a slow network. After `urgentAttempts`, all attempts are
 * long (PS27).
 */
export const patientEvery = 4
export const urgentAttempts = 40

/**
 * How often to ask the server whether it still hears this page (PS43). While a
 * peer may call or view, the interval is short, so that the peer can reach this
 * page within 10 s. During a call it is longer, because the call itself notices
 * network changes (PS27).
 */
export const askEveryMs = 4_000
export const askDuringCallEveryMs = 25_000

/** A server that has not answered within this time is unreachable (PS43). */
export const serverAnswerMs = 4_000

/**
 * A call without an answer after `unansweredMs` may have gone to a dead socket.
 * Then the sharer knocks every `knockEveryMs` to find out whether the viewer is
 * there (PS13).
 */
export const unansweredMs = 3_000
export const knockEveryMs = 1_000

/**
 * The wait before a call is placed again: long enough for late messages of the
 * closed call, and too short to be noticed (PS13).
 */
export const callAgainDelayMs = 300

/**
 * A call that has not connected within this time is placed again: ICE itself
 * gives up after 15 s.
 */
export const answerTimeoutMs = 20_000

/**
 * The same timeout for the first call to a reloading page. That call may still
 * go to the socket of the old page (PS16).
 */
export const reloadAnswerTimeoutMs = 1_500

/**
 * A knock that gets neither `here` nor an error of the server within this time
 * has reached a page that does not support knocks. The server reports an absent
 * peer after 5 to 6.5 s (PeerServer 1.0.2: `expire_timeout` and its sweep).
 */
export const knockTimeoutMs = 9_000

/**
 * A sharer that refuses a newcomer waits this long before calling again (PS32).
 */
export const callAfterRefusalMs = 10_000

/**
 * So many failed comparisons of safety words are no accident: a man in the
 * middle may be trying until the words match by chance (PS39).
 */
export const mostBrokenOff = 3

/**
 * How many ids a viewer remembers in each list: callers whom the viewer has
 * rejected (`rejected`, and `declined` for those without the link), and
 * callers who gave way (PS34, PS41).
 */
export const mostRejected = 16

/**
 * How often to check whether the viewer's id has been released (PS6). Shorter
 * than the time for which a sharer waits for a viewer who has left or is lost
 * (PS16), so that this page can take over the id.
 */
export const viewerIdRetryMs = 3_000

/**
 * A second device that has not repeated its request for this time is gone
 * (PS44). It repeats the request every 4 s, and once a minute while its page is
 * hidden.
 */
export const deviceSilenceMs = 90_000

/**
 * After this time without a path, the page says that the network is the
 * problem, and what to do (PS24).
 */
export const pathPatienceMs = 8_000

/**
 * How long the peer waits for a page to come back from a reload, before it
 * reports that the person left (PS16).
 */
export const farewellGraceMs = 5_000

/** How long recovery of a lost call is attempted (PS12). */
export const giveUpMs = 10 * 60_000

/**
 * How long ICE may look for a new path before the call is placed again (PS12).
 */
export const healGraceMs = 4_000
