import { useEffect, useState } from 'preact/hooks'
import { lineOf } from '#table/replay.ts'
import { stateOf, type Table } from '#table/table.ts'
import { copy } from '../copy.ts'
import type { Face, GameForm } from '../kit/face.ts'
import { fileName, handOutFile } from '../sheets/share.ts'
import { tableWords } from '../words.ts'

interface FormsProps {
  readonly face: Face
  readonly table: Table
  readonly names: readonly string[]
  /** The position one is looking at. */
  readonly ply: number
}

/** What other programs read of this game. */
export function Forms({ face, table, names, ply }: FormsProps) {
  const [forms, setForms] = useState<readonly GameForm[]>([])
  const [said, setSaid] = useState('')
  useEffect(() => {
    // What does not arrive is not offered: the review goes without it.
    face.loadForms?.().then(
      loaded => setForms(loaded.forms),
      () => {},
    )
  }, [face])

  async function take({ file, write }: GameForm): Promise<void> {
    const line = lineOf(table)
    const last = stateOf(table)
    const text = write({ names, line, last, shown: line[ply]?.state ?? last })
    if (file) handOutFile(fileName(table.record, file), text)
    // Where copying is not allowed it is shown, to be copied by hand.
    else setSaid((await copy(text)) ? tableWords.copiedText : text)
  }

  return (
    <>
      {forms.map(form => (
        <button key={form.label} type="button" class="pill" onClick={() => take(form)}>
          {form.label}
        </button>
      ))}
      <p class="soft review-said" role="status">
        {said}
      </p>
    </>
  )
}
