/** The colours by what they are for; how each looks is the palette's. */
export type Tone = 'soft' | 'line' | 'leaf' | 'quince' | 'medlar' | 'sloe' | 'gage' | 'damson'

/** Meaning never rests on colour alone: what differs by tone differs by sign or words too. */
export interface Style {
  readonly tone?: Tone
  readonly fill?: Tone
  readonly bold?: boolean
  readonly inverse?: boolean
}
