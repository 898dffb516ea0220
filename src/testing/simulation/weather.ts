/** How bad it is at the moment. Chances are out of a thousand: of a message, or of something asked of the storage. */
export interface Weather {
  /** A message never arrives. */
  readonly lost: number
  /** A message arrives twice. */
  readonly twice: number
  /** A message arrives before those sent earlier. */
  readonly overtaking: number
  /** The connection breaks, and both sides hear of it by and by. */
  readonly cut: number
  /** Nothing arrives any more, and nobody is told. */
  readonly silent: number
  /** The longest way of a message. */
  readonly wayMs: number
  /** The longest that the storage takes, as a rule. */
  readonly storageMs: number
  /** What is asked of the storage takes seconds. */
  readonly stalled: number
  /** The storage keeps nothing for a while. */
  readonly outage: number
  /** In every second: the house is killed, or closed in good order, and opened again. */
  readonly killed: number
  readonly closed: number
}

export const CALM: Weather = {
  lost: 0,
  twice: 0,
  overtaking: 0,
  cut: 0,
  silent: 0,
  wayMs: 40,
  storageMs: 5,
  stalled: 0,
  outage: 0,
  killed: 0,
  closed: 0,
}

/** One kind of trouble at a time is easier to understand; all at once finds more. */
export const WEATHERS: Readonly<Record<string, Weather>> = {
  calm: CALM,
  /** All that can happen to sockets. */
  windy: { ...CALM, wayMs: 300, cut: 15, silent: 3 },
  /** More than can happen to sockets: something between them that loses and mixes up whole messages. */
  foggy: { ...CALM, wayMs: 300, lost: 30, twice: 50, overtaking: 100, cut: 5 },
  shaky: { ...CALM, storageMs: 60, stalled: 3, outage: 2 },
  stormy: { ...CALM, killed: 25, closed: 15, cut: 5 },
  all: {
    lost: 15,
    twice: 30,
    overtaking: 50,
    cut: 10,
    silent: 2,
    wayMs: 300,
    storageMs: 60,
    stalled: 2,
    outage: 1,
    killed: 12,
    closed: 8,
  },
}
