import { tableText } from '../text/en/shell.ts'
import './claimed-mark.css'

/** Shows that a name is protected by a password, so that nobody else plays under it. */
export function ClaimedMark() {
  return (
    <span class="claimed-mark" role="img" aria-label={tableText.claimed} title={tableText.claimedHelp}>
      ✓
    </span>
  )
}
