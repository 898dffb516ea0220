/** Every combination of a first and a second word is a pleasant name: "Quiet Heron". */
export const FIRST = words(`
  Amber Autumn Azure Blithe Brave Bright Calm Careful Cheerful Clever Copper Coral Curious Dappled Dancing Early
  Emerald Evening Gentle Gleaming Golden Graceful Happy Hopeful Humming Indigo Jolly Keen Kind Lively Lucky Lunar
  Merry Mellow Misty Morning Nimble Northern Patient Peaceful Placid Polite Quick Quiet Roaming Rustling Sailing
  Serene Silver Singing Snowy Solar Spring Starlit Steady Summer Sunny Swift Thoughtful Tidy Tranquil Upland
  Velvet Wandering Whistling Winter Wise Witty
`)

export const SECOND = words(`
  Acacia Albatross Alder Alpaca Aspen Avocet Badger Birch Bluebell Bracken Bumblebee Cedar Chaffinch Clover Crane
  Cricket Curlew Dolphin Dormouse Dragonfly Egret Elk Falcon Fern Finch Firefly Gazelle Goldcrest Goldfinch Hare
  Harebell Hazel Heather Hedgehog Heron Ibex Ibis Iris Juniper Kestrel Kingfisher Koala Ladybird Larch Lark Linden
  Linnet Lotus Lupin Lynx Magnolia Maple Marigold Marmot Narwhal Nightingale Nuthatch Oak Oriole Osprey Otter Owl
  Panda Penguin Plover Poppy Primrose Puffin Reindeer Robin Rowan Salamander Sandpiper Siskin Snowdrop Sparrow
  Stork Swan Tapir Thistle Tortoise Turtle Warbler Waxwing Willow Wren Yarrow
`)

/** Draws a name; `randomBelow(count)` returns an integer from 0 to count - 1. */
export function drawGuestName(randomBelow: (count: number) => number): string {
  return `${FIRST[randomBelow(FIRST.length)]} ${SECOND[randomBelow(SECOND.length)]}`
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
