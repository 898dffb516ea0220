/** Colours by name; the palette defines how each looks. */
export type Tone = 'soft' | 'line' | 'leaf' | 'quince' | 'medlar' | 'sloe' | 'gage' | 'damson'

/** Colour is never the only difference: symbols or words differ too. */
export interface Style {
  readonly tone?: Tone
  readonly fill?: Tone
  readonly bold?: boolean
  readonly inverse?: boolean
}
