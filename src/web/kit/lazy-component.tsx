import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { shellWords } from '../words.ts'

interface LazyComponentProps<Props> {
  readonly props: Props
  /** What stands in its place until it is here. */
  readonly children?: ComponentChildren
  load(): Promise<ComponentType<Props>>
  /** Takes the sentence that it could not be fetched, where that is not to stand in its place. */
  onError?(why: string): void
}

/** A part that is fetched when it is first drawn. */
export function LazyComponent<Props extends object>({
  load,
  props,
  children,
  onError,
}: LazyComponentProps<Props>) {
  const [part, setPart] = useState<{ readonly Is?: ComponentType<Props> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however the way to it is written
  useEffect(() => {
    load().then(
      Is => setPart({ Is }),
      () => (onError ? onError(shellWords.loadFailed) : setPart({})),
    )
  }, [])
  if (!part) return children
  return part.Is ? <part.Is {...props} /> : <p class="message refused">{shellWords.loadFailed}</p>
}
