import { useId, useState } from 'preact/hooks'
import { LONGEST_COMMENT } from '#table/variation-format.ts'
import { Sheet } from '../kit/sheet.tsx'
import { analysisText } from '../text/en/analysis.ts'
import { shellText } from '../text/en/shell.ts'
import type { AnalysisControls } from './use-analysis.ts'

interface CommentSheetProps {
  readonly controls: AnalysisControls
  close(): void
}

/** A comment on the move on the board; an empty one removes it. */
export function CommentSheet({ controls: { analysis, snapshot }, close }: CommentSheetProps) {
  const { annotation, path } = snapshot
  const [comment, setComment] = useState(annotation.comment ?? '')
  const id = useId()
  const move = path.at(-1)
  const title = move ? analysisText.commentOn(move.text) : analysisText.commentOnOpening
  return (
    <Sheet title={title} closeLabel={shellText.cancel} close={close}>
      <form
        class="comment-form"
        onSubmit={event => {
          event.preventDefault()
          analysis.annotate({ comment })
          close()
        }}
      >
        <label for={id} class="visually-hidden">
          {analysisText.comment}
        </label>
        <textarea
          id={id}
          class="field"
          rows={4}
          maxLength={LONGEST_COMMENT}
          // biome-ignore lint/a11y/noAutofocus: the sheet was opened to write
          autoFocus
          value={comment}
          onInput={event => setComment(event.currentTarget.value)}
        />
        <div class="buttons">
          <button type="submit" class="pill primary">
            {analysisText.save}
          </button>
        </div>
      </form>
    </Sheet>
  )
}
