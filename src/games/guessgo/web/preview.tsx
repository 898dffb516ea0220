import type { Setup } from '../rules/types.ts'
import { lengthWords } from '../words.ts'

/** How long such a game takes. */
export function Preview({ setup }: { readonly setup: Setup }) {
  return <p class="soft">{lengthWords(setup)}</p>
}
