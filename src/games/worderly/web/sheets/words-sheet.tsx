import { Sheet } from '#web/kit/sheet.tsx'
import type { View } from '../../rules/types.ts'
import { webText } from '../../text/en-web.ts'
import { WordLists } from './word-lists.tsx'

const text = webText.lists

/** The words so far, over a table that has no room beside it. */
export function WordsSheet({ view, close }: { readonly view: View; close(): void }) {
  return (
    <Sheet title={text.title} closeLabel={text.close} close={close}>
      <WordLists view={view} />
    </Sheet>
  )
}
