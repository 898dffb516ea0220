import {
  at,
  BAG_SIZE,
  countOf,
  PART_POINTS,
  PART_SIZES,
  PART_VALUES,
  POINTS,
  put,
  putValue,
  REACHES,
  SIZE_VALUES,
  STRIDES,
  valueAt,
} from './memory'

/**
 * Prepares bounds from PART_VALUES, the values of the letters that remain after each part of the bag is used (see
 * evaluation/leave-values.ts). REACHES holds for each part the most that its play can still gain: the points of further
 * letters and the value of what then remains. SIZE_VALUES holds the same from nothing, for each number of letters.
 */
export function preparePartValues(): void {
  const parts = listParts()
  for (let part = 0; part < parts; part++) putValue(REACHES, part, valueAt(PART_VALUES, part))
  for (let code = 1; code < 32; code++) {
    const copies = countOf(code)
    if (copies > 0) reachFurther(at(STRIDES, code), copies, at(POINTS, code), parts)
  }
  for (let size = 0; size <= BAG_SIZE; size++) putValue(SIZE_VALUES, size, -Infinity)
  for (let part = 1; part < parts; part++) {
    const size = at(PART_SIZES, part)
    const value = <f64>at(PART_POINTS, part) + valueAt(PART_VALUES, part)
    if (value > valueAt(SIZE_VALUES, size)) putValue(SIZE_VALUES, size, value)
  }
  for (let size = 1; size <= BAG_SIZE; size++)
    if (valueAt(SIZE_VALUES, size - 1) > valueAt(SIZE_VALUES, size))
      putValue(SIZE_VALUES, size, valueAt(SIZE_VALUES, size - 1))
}

/** The number of parts; sets the points and the number of letters of each. */
function listParts(): i32 {
  let parts = 1
  put(PART_POINTS, 0, 0)
  put(PART_SIZES, 0, 0)
  for (let code = 1; code < 32; code++) {
    const end = parts * (countOf(code) + 1)
    for (let part = parts; part < end; part++) {
      put(PART_POINTS, part, at(PART_POINTS, part - parts) + at(POINTS, code))
      put(PART_SIZES, part, at(PART_SIZES, part - parts) + 1)
    }
    parts = end
  }
  return parts
}

/** Lets every part take more copies of one letter. */
function reachFurther(stride: i32, copies: i32, points: i32, parts: i32): void {
  const block = stride * (copies + 1)
  for (let first = 0; first < parts; first += block)
    for (let part = first + block - stride - 1; part >= first; part--) {
      const further = <f64>points + valueAt(REACHES, part + stride)
      if (further > valueAt(REACHES, part)) putValue(REACHES, part, further)
    }
}
