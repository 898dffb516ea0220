import { manifest } from 'virtual:words'
import type { ParentData } from '#engine-client/parent-data.ts'
import { accept } from '#kernel/result.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'
import { openWebLibrary } from './open-web-library.ts'

/** The library for a worker, which gets the compiled words from its page. */
export function openWorkerLibrary(parentData: ParentData): Library {
  return openWebLibrary(manifest, async name => accept((await parentData.load(name)) as Lexicon))
}
