import { embedText } from '../text/en/embed.ts'
import './embed-bar.css'

interface EmbedBarProps {
  readonly title: string
  readonly fullPagePath: string
}

/** In place of the header in a frame of another site: the title, and the way to the whole page in a tab of its own. */
export function EmbedBar({ title, fullPagePath }: EmbedBarProps) {
  return (
    <header class="header embed-bar">
      <strong>{title}</strong>
      <a href={fullPagePath} target="_blank" rel="noopener">
        {embedText.open}
      </a>
    </header>
  )
}
