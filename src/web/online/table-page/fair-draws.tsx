import type { RemoteTableState } from '#session/remote/table-state.ts'
import type { TableRecord } from '#table/table.ts'
import { fairnessText } from '../../text/en/online.ts'

interface FairDrawsProps {
  readonly tableState: RemoteTableState
  readonly record: TableRecord | undefined
}

/** Says that the draws were fair, and opens to explain how that was checked. */
export function FairDraws({ tableState, record }: FairDrawsProps) {
  return (
    <details class="fairness soft">
      <summary>{fairnessText.verified}</summary>
      <ol>
        {fairnessText.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl class="figures">
        <dt>{fairnessText.commitment}</dt>
        <dd>
          <code>{tableState.about.commitment}</code>
        </dd>
        <dt>{fairnessText.seed}</dt>
        <dd>
          <code>{record?.seed}</code>
        </dd>
      </dl>
      <p>{fairnessText.yourself}</p>
    </details>
  )
}
