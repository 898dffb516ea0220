import type { ImportResult } from './import-file.ts'

/** The result of an import, with a line for each thing that was refused. */
export function ImportResultBox({ answer }: { readonly answer: ImportResult | undefined }) {
  return (
    <div role="status">
      {answer && (
        <div class={`message ${answer.kind}`}>
          <p>{answer.text}</p>
          {answer.refused?.map((why, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two games can be left out for one reason
            <p key={index}>{why}</p>
          ))}
        </div>
      )}
    </div>
  )
}
