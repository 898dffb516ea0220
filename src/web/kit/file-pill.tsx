interface FilePillProps {
  readonly label: string
  readonly accept: string
  take(text: string): void | Promise<void>
}

/** Lets a file be chosen, and hands out its text. */
export function FilePill({ label, accept, take }: FilePillProps) {
  return (
    <label class="pill file-pill">
      {label}
      <input
        type="file"
        accept={accept}
        onChange={async event => {
          const input = event.currentTarget
          const file = input.files?.[0]
          if (file) await take(await file.text())
          // The same file can then be chosen again.
          input.value = ''
        }}
      />
    </label>
  )
}
