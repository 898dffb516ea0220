import './file-pill.css'

interface FilePillProps {
  readonly label: string
  readonly accept: string
  onFile(file: File): void | Promise<void>
}

/** A button that opens a file chooser. */
export function FilePill({ label, accept, onFile }: FilePillProps) {
  return (
    <label class="pill file-pill">
      {label}
      <input
        type="file"
        accept={accept}
        onChange={async event => {
          const input = event.currentTarget
          const file = input.files?.[0]
          if (file) await onFile(file)
          // Lets the same file be chosen again.
          input.value = ''
        }}
      />
    </label>
  )
}
