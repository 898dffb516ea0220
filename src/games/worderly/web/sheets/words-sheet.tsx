import { Sheet } from '#web/kit/sheet.tsx'
import type { View } from '../../rules/types.ts'
import { WordLists } from './word-lists.tsx'
import { listWords } from './words.ts'

/** The words so far, over a table that has no room beside it. */
export function WordsSheet({ view, close }: { readonly view: View; close(): void }) {
  return (
    <Sheet title={listWords.title} closeLabel={listWords.close} close={close}>
      <WordLists view={view} />
    </Sheet>
  )
}
