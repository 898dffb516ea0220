import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { shellWords } from '../words.ts'

interface LaterProps<Props> {
  readonly props: Props
  load(): Promise<ComponentType<Props>>
}

/** A part that is fetched when it is first drawn. */
export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const [part, setPart] = useState<{ readonly Is?: ComponentType<Props> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however the way to it is written
  useEffect(() => {
    load().then(
      Is => setPart({ Is }),
      () => setPart({}),
    )
  }, [])
  if (!part) return null
  return part.Is ? <part.Is {...props} /> : <p class="message refused">{shellWords.loadFailed}</p>
}
