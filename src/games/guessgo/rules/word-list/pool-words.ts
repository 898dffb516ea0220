/**
 * The built-in words in alphabetical order: common words, suitable for a class of twelve-year-olds. Pools are
 * drawn from them by seed, so a record replays only with the list it was played with. To change a word, raise the
 * game's version and keep the old list for the old version.
 */
export function poolWords(): readonly string[] {
  return WORDS.trim().split(/\s+/)
}

const WORDS = `
acorn acrobat actor adventure air aircraft airplane airport alert alien alley alligator almond alphabet amber
ambulance anchor ancient angry ankle annual answer ant anteater antelope antenna anthill apple apricot apron arm
armadillo armchair arrange arrive art artistic ash asleep astronaut atom attic aunt author autumn avocado awake
awkward axe baby bacon bad badger bag baggage bake baker balance ball balloon ballroom bamboo banana bandage bang
banjo bank banner bare barge barley barn barrel barrier basement basil basin basket bat bath bathroom bathtub bay
beach bead beak beam bean bear beard beaver bed bedroom bedside bee beef beehive beetle begin bell belt bench bend
berry bicycle big bin bird birthday biscuit bite bitter blackberry blade blank blanket blast blind blizzard block
blossom blow blue boat body boil bold bolt bone bookcase bookshelf boot booth borrow bottle boulder bounce bouquet
bow bowl box brain brake brave bread break breakfast breathe brick bridge bridle brief briefcase bright bring broad
bronze brook broom brother brown brush bubble bucket buckle bud buffalo bug buggy bugle build builder bulb bull
bulldozer bumblebee bump burn burner burrow burst bus busy butcher butter butterfly button cab cabbage cabin cabinet
cactus cage cake calcium calendar calf calm camel camera camp candle candy cane canoe canvas canyon cap cape captain
car card cardboard careful cargo carpet carriage carrot carry cart cartridge cartwheel castle cat catch caterpillar
cattle cave cavern ceiling cellar cement century cereal chair chandelier chapter charcoal cheap cheek cheer cheerful
cheese cheetah cherry chess chest chestnut chick chicken chief chimney chimpanzee chin chip chisel chocolate
cinnamon circle circus city clam classroom claw clay clean clever cliff climb clip cloak clock cloth cloud
cloudburst clover clubhouse clumsy coal coast coat cobweb cockroach coconut cocoon coffee coil cold collar collect
colt comb comet comic compare compass complete computer concrete cone continent cook cookie cool copper corduroy
cork corkscrew corn corner cosmic cottage cotton couch count countryside courage cousin cow coyote crab cracker
cradle crawl crayon crazy create creek creep crest crib cricket crocodile cross crown crust crystal cube cup
cupboard curious curtain cushion custard cute daffodil dairy daisy damp dance dancer dandelion dare dark dash dazzle
dear decide deck deep deer delicate deliver dense desert desk dessert destination dew diagonal diagram dice
dictionary dinner dinosaur discover dish distant dive divide dock doctor dodge dog doghouse doll dolphin donkey door
doorway dormitory double dough dove downpour dozen dragon dragonfly dramatic drawer dream dreary dress drill drink
drive drizzle drop drum dry duck dull dune dungeon dynamic eager eagle ear earth earthquake easy echo edge egg
eggplant eight eighteen elbow electric electricity elegant elephant eleven elm empty endless engine enjoy enormous
enter entrance envelope epic equal equator eraser escape evening exact examine exit exotic expand expert explain
explode explore eye eyeball eyebrow eyelid face factory faint fair falcon family famous fan fancy farm farmer
farmland fast father feather fence ferry fetch fiddle field fierce fifteen fifty final fine finger fingernail
fingertip firecracker fireplace fireside firewood firework firm fish five flag flamingo flannel flap flashlight
flask flea flint float floor flour flow flower fluffy flute fly foam focus fog foil foliage follow foot football
forearm forehead foreign forest forget fork formal fortress forty fossil fountain fox foyer fragile frank freckle
free freeze freight fresh friend frog frost frozen fruit fuel full funny fur furnace furniture furry fuzz fuzzy
gable galaxy garage garden garlic garment gate gateway gather gem general generous gentle genuine geography ghost
giggle ginger giraffe glacier glad glass global globe glove glow glue goat gold golden good goose gorilla gourd grab
grain grammar grand granite grape graphite grass grasshopper grateful gravel great green greenhouse grey grill grip
ground grow guard guess guide guitar gully gust gym hair haircut hall ham hammer hamster hand handbag handkerchief
handle handlebar hang happen happy harbour hard hare harmless harness harp harsh harvest hasty hat hawk hay haze
hazelnut headlight hear hearth heat heater heavy hedge hedgehog heel helicopter helium helpful hemisphere hen herb
hero heroic hidden hide high hill hinge history hockey hoe hold hole holiday hollow home honey honeysuckle hoof hook
hoop hope hopeful horizon horn horse hospital hot hotel hound hour house huge humble hungry hurdle hurricane hurry
hydrogen hyena ice iceberg icicle idea ideal idle igloo imagine infinite ink inn inner insect instant instrument
invent invite iron island ivory ivy jacket jade jaguar jam jar jasmine jaw jealous jelly jellyfish jet jewel join
joke jolly journey judge jug juggle juice jump jungle junior kangaroo keen kettle key keyboard keyhole kick kind
king kitchen kite kitten knapsack knee kneecap knife knight knob knock know knuckle label labyrinth ladder ladybird
lake lamb lamp land landscape lane lantern lap large laugh laughter launch lavender lawn lazy lead leaf lean learn
leash leather ledge leg legal legend lemon lemonade lend lens lentil leopard letter level lever library lid
lighthouse lightning lilac linen lion lip liquid listen little lizard llama loaf lobster lock locust logical
long loom loop loose lose lotion lotus loud loudspeaker low loyal luck lucky luggage lunch lung lyric machine
magazine magic magical magician magnet magpie mahogany mailbox mammal mammoth mane map maple marble march mare mark
marmalade marsh marzipan mask massive mast mat match mature maze meadow meal measure meat medieval melody melon melt
memory merry messy metal meteor meteorite microphone microscope microwave midnight mighty mild milk mill million
mineral miniature minor minute mirror mix mobile model modern monastery monkey monster month moon moonlight morning
mosquito moss moth mother motor motorbike mound mountain mouse mouth move muffin mule muscle museum mushroom music
musical mutton mystery mystic nail narrow natural near neat neck necklace nectar needle neighbour nervous nest net
neutral newspaper nice nickel nightingale nine nitrogen noble noisy noodle normal north northern nose notable
notebook notice nucleus number nurse nursery nut oak oatmeal observe ocean octopus odd offer office oil old omelette
onion open opposite optical orange orbit orbital orchard orchestra orchid order ordinary organ organic ostrich otter
outdoor oven overcoat overseas owl oxygen oyster pack padlock page paint painter palace palm pan pancake panel 
panther paper paperback parachute paradise parallel parcel parchment park parrot passport pasture pathway patient
paw pea peaceful peach peacock pear pebble peculiar pedestal peel peg pelican pen pencil pendulum penguin peninsula
pentagon peony pepper perch perfect pet petal pheasant phoenix phone photograph piano pickle picture pie piece pier
pig pigeon pigment pillow pilot pin pine pink pipe pirate pistachio pitchfork pizza plane planet plank plant plaster
plastic plate platinum play pleasant plot plum pocket poem point polar pole polite pollen poncho pond pony pool pop
popcorn poppy popular porch porcupine pork porridge port portable positive possible postcard pot potato pothole
pottery pouch poultry pour powder powerful practice prairie precious precise pretty prime princess private promise
propeller proper protect proud public pudding pull pulley pump pumpkin pup pupil puppet puppy pure purple purse push
puzzle pyramid quartz queen question quick quiet quill quilt rabbit race radar radiator radish raft rafter railway
rain rainbow rainfall raisin ramp ranch random rapid rare raspberry rat rattlesnake raven raw ray reach read real
recent reckless rectangle red reef reel regular rein relax remember remote repair repeat reptile rescue restaurant
return rhinoceros rhubarb rhyme rhythm rib ribbon rice rich riddle ride ridge rigid ring rise risky river road robe
robin robot robust rock rocket roll romantic roof room rooster root rope rose rosemary rotate rotten rough route
royal rubber rudder rude rug rule rural rush rusty sad saddle sagebrush sail sailor salad salmon salt sand sandal
sandpaper sandwich sapling sardine satin sauce sausage sawdust scarf scatter scenery science scissors score scrap
scratch screen screwdriver sculpture sea seal seam search searchlight seat seaweed secret secure seedling seesaw
senior sensible sentence serious seven shadow shake shaky shallow shamrock share shark sharp shawl sheep sheet shelf
shell shield shine shiny ship shipwreck shirt shoe shoelace shop shore shoulder shout shovel shower shrimp shrine
shrub shutter silent silk silly silver similar simple sing singer single sister sixteen sixty skate skateboard skin
skip skirt sky skyscraper slate sleeve slice slingshot slipper slippery slow slug smart smell smile smooth snack
snail snake snapshot sneaker sneeze snout snow snowball snowfall soap sock sofa soft solar solve soup sour south
spaceship spade spaniel sparrow speak special spell spend sphere spice spider spill spin spine spire splash splendid
splinter sponge spoon spot spring springboard square squeeze squirrel stable staircase stairway stale stamp star
starfish start static station statue steady steak steel steep steeple stethoscope stick sticky stiff stir stirrup
stitch stomach stone stool stop store stork storm story stove straight strange straw strawberry stream street
stretch string stripe strong studio study submarine subtle sudden sugar suit suitcase summer sun sundial sunlight
sunny sunrise sunset sunshine super superb supermarket sure surprise swallow swan sweater sweet swim swing switch
sword symbolic syrup tablet tadpole tailor talk tall tame tank tanker tape taste taxi tea teach teacher telegraph
telephone telescope tell tender tennis tent terrace terrier thank thatch thermometer thermostat thin think third
thirty thousand thread throat throne throw thumb thunder tickle tie tiger tight tile timber tin tiny tissue toad
toast toe toffee together tomato tongue tool tooth toothbrush toothpaste torch tornado tortoise toss touch tough
towel tower town toy trace track tractor trade train trampoline transformer travel tray treacle treadmill treasure
tree triangle triple tripod truck true trumpet trunk try tulip tunnel turbine turf turkey turn turtle twelve twenty
twig twilight twin twist umbrella uncle unfair unicorn uniform unique universe unlock unlucky unusual upright upside
upstairs urban urgent useful useless utensil vague valley valuable vanilla vase vast vegetable velvet vertical vest
vine vinegar vineyard violet violin visit vitamin vocal volcano vulture waffle wait wake walk wall wallet wallpaper
walnut walrus wand wander wardrobe warm wasp water waterfall wave wax weak wealthy wear weary weasel weather weave
web week weigh weird west western wet whale wharf wheat wheel wheelchair whisper whistle white wicker wide wild
willow win wind windmill window wing wink winter wire wise wish witty wizard wolf wonder wood wooden woodpecker wool
word work world worm wreath wrist write writer wrong xylophone yacht yawn year yellow yogurt zebra zenith zero zinc
zoo zoom
`
