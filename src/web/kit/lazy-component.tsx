import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { shellText } from '../text/en/shell.ts'

interface LazyComponentProps<Props> {
  readonly props: Props
  /** Shown until it is loaded. */
  readonly children?: ComponentChildren
  load(): Promise<ComponentType<Props>>
  /** Receives the sentence that it could not be loaded, which is shown in its place otherwise. */
  onError?(why: string): void
}

/** A component that is loaded when it is first drawn. */
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
      () => (onError ? onError(shellText.loadFailed) : setPart({})),
    )
  }, [])
  if (!part) return children
  return part.Is ? <part.Is {...props} /> : <p class="message refused">{shellText.loadFailed}</p>
}
