import { useState } from 'preact/hooks'
import { Choices } from '#web/kit/choice.tsx'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { notation } from '../rules/notation.ts'
import { MAX_SIDE, MIN_SIDE, type ObstructionTypes, type ProposingView } from '../rules/types.ts'
import { webText } from '../text/en.ts'
import { SizePicture } from './preview.tsx'

const SIDES = Array.from({ length: MAX_SIDE - MIN_SIDE + 1 }, (_, index) => {
  const side = String(MIN_SIDE + index)
  return { value: side, label: side }
})

type Props = BoardFaceProps<ObstructionTypes> & { readonly view: ProposingView }

/** One player's proposal. */
export function Proposal({ view, people, play }: Props) {
  const [rows, setRows] = useState('8')
  const [cols, setCols] = useState('8')
  if (!play) return <p class="panel-box ob-proposal">{webText.tallyProposing}</p>
  if (!view.acting)
    return (
      <div class="panel-box ob-proposal">
        <p>{webText.waiting}</p>
      </div>
    )
  const me = view.viewer === 'spectator' ? undefined : people[view.viewer]
  return (
    <form
      class="panel-box ob-proposal"
      onSubmit={event => {
        event.preventDefault()
        play(notation.write({ kind: 'propose', rows: Number(rows), cols: Number(cols) }))
      }}
    >
      <div>
        <h2>{webText.proposeTitle(me?.you ? undefined : me?.name)}</h2>
        <p class="soft">{webText.proposeSecret}</p>
      </div>
      <Choices legend={webText.rows} choices={SIDES} chosen={rows} layout="row" choose={setRows} />
      <Choices legend={webText.columns} choices={SIDES} chosen={cols} layout="row" choose={setCols} />
      <SizePicture rows={Number(rows)} cols={Number(cols)} />
      <div>
        <button type="submit" class="pill primary">
          {webText.propose}
        </button>
      </div>
    </form>
  )
}
