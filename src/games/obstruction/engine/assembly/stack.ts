// The search's own stack. A frame holds the moves of one region, then the regions those moves leave.

const BYTES: usize = 8 * 1024 * 1024

let top: usize = 0

/** Places the stack at `start` and returns its end. */
export function placeStack(start: usize): usize {
  top = start
  return start + BYTES
}

@inline export function stackTop(): usize {
  return top
}

/** Reserves space and returns its start. */
@inline export function push(bytes: usize): usize {
  const start = top
  top += bytes
  return start
}

@inline export function popTo(start: usize): void {
  top = start
}
