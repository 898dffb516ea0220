import { Sheet } from '../kit/sheet.tsx'
import { shellText } from '../text/en/shell.ts'

interface ConfirmProps {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no?: string
  confirm(): void
  close(): void
}

/** Asks for confirmation of something that cannot be undone. */
export function Confirm({ title, text, yes, no = shellText.cancel, confirm, close }: ConfirmProps) {
  return (
    <Sheet title={title} closeLabel={no} close={close}>
      <p>{text}</p>
      <div class="buttons">
        <button
          type="button"
          class="pill primary"
          onClick={() => {
            confirm()
            close()
          }}
        >
          {yes}
        </button>
      </div>
    </Sheet>
  )
}
