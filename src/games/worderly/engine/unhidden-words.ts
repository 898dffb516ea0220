/** Common words that are never hidden (W16); players may still guess them. */

/** Words that do not belong into a puzzle for children. */
const UNFIT =
  'mooned gayer gayest prude prudes bust busts loin loins stud studs tart tarts ale ales beer beers lager gin gins rum ' +
  'brandy cognac vodka sherry whisky liquor claret wine wines wined wining tipsy cigar cigars smoker arson weirdo bigot ' +
  'bigots bomb bombed bomber bombs gore gored gores gorier goring gory gunned gunner knifed sniper sniped mugged mugger ' +
  'thug thugs hijack impale lusty racy racier chaste pander virile womb wombs ova ovum pelvic pelvis pus leper lepers ' +
  'senile ghetto inbred unborn humped boning boned rimmed leer leered leers hunk hunks babe babes passer broads stiffs ' +
  'scum titter seaman seamen culled cull culls fetid retch outed'

/** Words that few people would think of: rare ones, odd forms of common ones, and abbreviations. */
const OBSCURE =
  'abet abets abler ablest acing acuter adept adepts adobe adobes airier allay allays amoral ampere ampler annuls anon ' +
  'aorta aortas appal appall appals apter aptest arbors arcing ardor ardors ardour armors ashcan ashed ashing aspens ' +
  'aural avails avow avowal avowed avows awes awing aye ayes babied babier badder balder balk balks balled bandy bani ' +
  'barer barest baser basest baud baulk baulks bayou bayous beaked bedded beefed belled bents bettor betcha bide bides ' +
  'biding bidden biped bipeds bitmap blamer bloc blocs bloods boated bode boded bodes bodice bonier boons boor boors bootee ' +
  'bossed brisks bulked bulks burr burred burrs burro burros bursar bused bushed busied busies busing bussed busses ' +
  'buts butte buttes byes cacao cacaos cad cagier calico callow calve cam caned caning canker cant caped carded carped ' +
  'cashes caste castes caucus caulk caulks chaff chaffs char chars chi chintz chow chows circa cleat cleats cluing ' +
  'cocoas cogent comely consul copped corded cordon corded coring corned corpus cosier cosies costed cozier cozies crock ' +
  'crocks cruxes cubing cur curio curios curter cyst cysts czar czars daemon dais dammed damped damps danker darned ' +
  'datum deader deafer defter deify deject demure dices dills din dins direr direst dirge dirges dittos doer doers ' +
  'dolled doming don dons dorsal dos dowry dross drowse dunno earths eave eddied edger edgier egoism eking elegy emir ' +
  'emirs endive enrols equine ergo errant ethos eulogy excise exhume extant facile falser fating fazing feds feller ' +
  'felts feted feting fez fezzes fibber fives flexed florid flours flunky foaled fogies fogy fogey fogeys foible foment ' +
  'fonder forded fouler founds foxed foxier foxing franks freer freest furred fuzzed fuzzes gab gabbed gabs galled gals ' +
  'gamest ganged garbed garbs garret genera gentry gigged gimme givens gnarl gnarls gob gobs golds goner goners gonna ' +
  'gooier gowned grands graven grayed greyed groyne gulch gusher gybe gybed gybes gybing haired hale halon haloed hammed ' +
  'hark harked harks harrow harry hart harts hastes hashed hatted haves hazed hazels hazing herein hipper hither hobnob ' +
  'hock hocked hocks holing homeys homier homey hoofed hooped huger hugest hulled husked hymned icings idlest ilk imaged ' +
  'impend inaner inborn infix inkier ins inters iotas ire jacked jalopy jamb jambs jawed jawing jazzed jazzes jetted ' +
  'jibe jibed jibes jibing jigged jugged juiced junket junta juntas jute karat karats keened keens ken kerbed kinda ' +
  'kinked knacks knifes kowtow lacier lade lambda lambed lamer lamest lander lathe lathes lauds laxer laxest laxity ' +
  'laymen leach leaved lee legals legged lesion letup letups levee levees levity lieu lilted limper linker litany lithe ' +
  'lither loafs lofted looses loping lorded louses lucks lupin lupine lupins lurid lusher lye lymph madder magnum maizes ' +
  'malady malign mange mans mapper maria matte maxima mealy meeker menial merest metros milker minuet modal mod monies ' +
  'morass morn muffed multi mushed mutely muter mutest myopic nasals natty necked nerved nether neuter newsy newton ' +
  'nicety nimbly nobly non nosing nosier octal ocular odious offing ohm ohms ohs oilier okayed okra okras onrush onus opus ' +
  'orals ordain ouster outs overs paling pall palled pallid pallor palls pap papacy papal papyri pars parsec parser ' +
  'pasts pathos payed pedant peon peons pepped peps pert physic pickax pigged pinion pinks pithy plaids planar ' +
  'pliant plumed pokey pokier poky polyp polyps prefab prides primly prise prised prises privy pseudo psych pueblo puffer ' +
  'pulps pundit punier pureed purees putted putter putts quorum rafted ramrod rancor ranker raster ratted ravel ravels ' +
  'rawer rawest realty rebind rector reefed relaid remiss renege retype rev revs revved rifted rile riled riles riling ' +
  'roomed rosier rote rouged rubier rubric rutted sac sacs saki sallow salve salved salves sangs sauced scalar scarfs ' +
  'scoped seamed sheers shied shies shined shuck shucks shying sicker sidled sigma signer silted sired sires siting skein ' +
  'skeins slake slew slewed slews slyer slyest smalls smites smote snider sobers socked soled soloed sop sopped sops ' +
  'sorer sorest sorta souped spaded spay spayed spays spigot staid staler steeps stolid stuffs stupor suaver subbed ' +
  'succor sunned sunup sup swathe tabbed tacit tallow tang tangs tawdry teed tees tenser tented terser theist thence ' +
  'theta tilde ting toeing toed tong tonal torrid tote toted totes toting totted toughs trashy treed trouts tsar tsars ' +
  'tureen turfed turgid twee twines typhus unfit unfits unset uppers upping ups urbane vagary vaguer valise valved velour ' +
  'vend vended vends viler vilest vilify vinyls vise vogues wadded waked wan wanna warier wavier waxier welted welter ' +
  'whaled whet whets whir whirr whirrs whirs wigged wilier wirier wolfed wont woof woofed woofs worsts wowed wowing wows ' +
  'yakked yeses yoking zanier zanies zests zeta'

export const UNHIDDEN_WORDS: ReadonlySet<string> = new Set(`${UNFIT} ${OBSCURE}`.split(' '))

/** Spellings of one word, of which a puzzle hides only one. */
const SPELLINGS =
  'colour color,colours colors,litre liter,litres liters,metre meter,metres meters,fibre fiber,fibres fibers,sabre saber,' +
  'sabres sabers,centre center,meagre meager,lustre luster,sombre somber,odour odor,odours odors,savour savor,savors savours,' +
  'vapour vapor,vapors vapours,valour valor,vigour vigor,rigour rigor,rumour rumor,rumors rumours,humour humor,humors humours,' +
  'honour honor,honors honours,labour labor,labors labours,favour favor,favors favours,armour armor,arbour arbor,ardour ardor,' +
  'mould mold,moulds molds,mouldy moldy,moult molt,moults molts,molted moulted,grey gray,greys grays,greyer grayer,' +
  'cosy cozy,cosily cozily,tyre tire,tyres tires,axe ax,whizz whiz,story storey,disc disk,discs disks,naught nought,' +
  'furore furor,furors furores,filet fillet,forgo forego,phoney phony,sheikh sheik,dryly drily,drier dryer,driers dryers,' +
  'flier flyer,fliers flyers,chilli chili,blond blonde,blonds blondes,mama mamma,tidbit titbit,ageing aging,hippie hippy,' +
  'fulfil fulfill,distil distill,instil instill,enrol enroll,miaow meow,miaows meows,plough plow,ploughs plows,doughnut donut,' +
  'aeon eon,aeons eons,dialog dialogue,analog analogue,cheque check,caddie caddy,yogurt yoghurt,sulphur sulfur,' +
  'learnt learned,leapt leaped,burnt burned,spelt spelled,spilt spilled,spoilt spoiled,dreamt dreamed'

/** The spelling that stands for all of a word's spellings. */
export const MAIN_SPELLINGS: ReadonlyMap<string, string> = new Map(
  SPELLINGS.split(',').flatMap(group => {
    const [first, ...others] = group.split(' ') as [string, ...string[]]
    return others.map(other => [other, first])
  }),
)
