import { listen, type Undo } from './listen'

/**
 * `arrived`: a rising pair of notes. `left`: a falling pair. `shown`: one note
 * twice for a new annotation. `ringing`: both notes repeatedly for an incoming
 * request for help.
 */
type ChimeTune = 'arrived' | 'left' | 'shown' | 'ringing'

export interface ChimePort {
  /** Plays softly, or does nothing if the browser does not allow it. */
  play(tune: ChimeTune): void
  close(): void
}

/** Frequencies in hertz. */
const tunes: Record<ChimeTune, readonly number[]> = {
  arrived: [659, 880],
  left: [659, 494],
  shown: [784, 784],
  ringing: [659, 880, 659, 880, 659, 880],
}

const noteSeconds = 0.18
const fadeSeconds = 0.5
const loudness = 0.12

/**
 * Browsers allow sound only after an interaction with the page, and otherwise
 * log a warning. Nothing is played before the first interaction.
 */
export class WebAudioChime implements ChimePort {
  private context: AudioContext | null = null
  private turn = 0
  private wasTouched = navigator.userActivation?.hasBeenActive ?? false
  private readonly undo: Undo[]

  constructor(private readonly makeContext = () => new AudioContext()) {
    const touched = () => (this.wasTouched = true)
    this.undo = ['pointerdown', 'keydown'].map((type) =>
      listen(document, type, touched, { capture: true })
    )
  }

  play(tune: ChimeTune): void {
    if (!this.wasTouched || !('AudioContext' in window)) return
    const context = (this.context ??= this.makeContext())
    void context.resume().catch(() => {})
    const notes = tunes[tune].map((hertz, index) =>
      playNote(context, hertz, context.currentTime + index * noteSeconds)
    )
    const turn = ++this.turn
    // Suspends the context: while it runs, it plays silence, which costs
    // processor time.
    const last = notes[notes.length - 1]!
    listen(last, 'ended', () => {
      if (turn === this.turn) void context.suspend().catch(() => {})
    })
  }

  close(): void {
    this.undo.forEach((undo) => undo())
    void this.context?.close().catch(() => {})
  }
}

function playNote(
  context: AudioContext,
  hertz: number,
  at: number
): OscillatorNode {
  const note = context.createOscillator()
  const volume = context.createGain()
  note.frequency.value = hertz
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + fadeSeconds)
  note.connect(volume).connect(context.destination)
  note.start(at)
  note.stop(at + fadeSeconds)
  return note
}
