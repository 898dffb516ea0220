import { withGaddag } from '#lexicon/lexicon.ts'
import { readLexicon } from '#lexicon/lexicon-file.ts'
import { fastestMs } from '../timing/cpu-time.ts'

export interface LoadTiming {
  /** Compiling the packed file into a DAWG. */
  readonly loadMs: number
  /** Adding the GADDAG. */
  readonly anchorMs: number
}

/** Times loading the unzipped packed file in a browser. */
export function measureLoading(base64: string): LoadTiming {
  const { buffer } = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  const load = () => {
    const read = readLexicon(buffer)
    if (!read.ok) throw new Error(read.rejection.code)
    return read.value
  }
  const lexicon = load()
  const now = () => performance.now()
  return { loadMs: fastestMs(7, load, now), anchorMs: fastestMs(7, () => withGaddag(lexicon), now) }
}

Object.assign(globalThis, { measureLoading })
