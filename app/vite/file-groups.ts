interface FileGroup {
  name: string;
  /** Matches the path of a module; the imports of the module belong to the group as well. */
  test?: RegExp;
  tags?: "$initial"[];
}

/**
 * Groups of modules that are loaded together, each as one file with all that it needs: many small files
 * compress worse, and each is one more request. A module belongs to the first group that takes it.
 */
const groups: readonly FileGroup[] = [
  { name: "frame", tags: ["$initial"] },
  // For every page except the landing page.
  {
    name: "pages",
    test: /[\\/](layout[\\/](Card|Inline|Stack)[\\/]|feedback[\\/](StatusLine[\\/]|ToneIcon\.)|foundation[\\/]text\.css\.ts|circle-exclamation-point)/,
  },
  { name: "forms", test: /[\\/]forms[\\/](Form|TextField)[\\/]/ },
  { name: "sign-in", test: /(FormPage|Login|text-link)\.tsx$|[\\/]forms[\\/]PasswordField[\\/]/ },
  // For every page except the landing page and the sign-in.
  {
    name: "further",
    test: /[\\/](further-pages|kept|present|use-answered|use-on-demand|use-query|use-tab)\.ts$|[\\/]feedback[\\/](Banner|EmptyState|Notice|Skeleton)[\\/]|[\\/]scroller\.css\.ts|[\\/]icons[\\/](check|minus|plus)\.mjs$/,
  },
  // Faces and names, and the beginning of what a person says.
  {
    name: "person",
    test: /[\\/]people[\\/](Avatar[\\/]Avatar|Portrait[\\/]Portrait)\.tsx$|[\\/](use-person-texts\.ts|Clamped\.tsx)$/,
  },
  // For every page of a member.
  {
    name: "member",
    test: /[\\/](MemberHeader|PersonFacts|Unreachable|later)\.tsx$|[\\/](ask-for-filters|opening-failures|other-year|for-player|person-of|use-called|use-go-to-chat|use-person-facts|use-picture)\.ts$|[\\/]operations[\\/](picture|voice)\.ts$|[\\/]utils[\\/]number\.mjs$/,
  },
  // Code that the groups below share.
  {
    name: "aria",
    test: /[\\/]react-aria[\\/]dist[\\/]private[\\/](utils|visually-hidden)[\\/](?!runAfterKeyboard|useLoadMoreSentinel|useViewportSize)|[\\/](FocusScope|LocalizedStringDictionary|LocalizedStringFormatter|PortalProvider|SelectionIndicator|useCloseOnScroll|useLocalizedStringFormatter|useLongPress|useOverlayTriggerState)\.mjs$/,
  },
  {
    name: "media",
    test: /[\\/]AudioPlayer\.tsx$|[\\/]portrait-size\.css\.ts|[\\/]use-audio-source\.ts$|[\\/]icons[\\/](bot|ellipsis)\.mjs$/,
  },
  // Wherever a member speaks.
  { name: "recorder", test: /[\\/]machines[\\/]voice-recorder[\\/]/ },
  // Wherever an AI speaks.
  { name: "ai", test: /[\\/](AiFace|AiLabel)\.tsx$/ },
  // Lists of people and of what they say.
  { name: "lists", test: /[\\/]layout[\\/]InfiniteList[\\/]InfiniteList\.tsx$/ },
  { name: "radar", test: /[\\/]RadarShape\.tsx$/ },
  { name: "charts", test: /[\\/]charts[\\/]plot[\\/]/ },
  { name: "collections", test: /[\\/]navigation[\\/]Tabs[\\/]|[\\/]useCollator\.mjs$/ },
  { name: "toasts", test: /[\\/]feedback[\\/]Toast[\\/]/ },
  // For the member's own profile.
  {
    name: "profile",
    test: /[\\/]api[\\/]src[\\/](operations|values)[\\/](profile|profile-update)\.ts$/,
  },
  // For the member's own forms.
  {
    name: "details",
    test: /[\\/]forms[\\/](FieldGroup|NativeSelect)[\\/]|[\\/](FormFoot|Split)\.tsx$|[\\/]ComboBox\.css\.ts|[\\/]use-leave-guard\.ts$|[\\/]profile[\\/]limits\.ts$/,
  },
  {
    name: "switches",
    test: /[\\/]forms[\\/]Switch[\\/]|[\\/]useToggleState\.mjs$|[\\/](TabSkeleton\.tsx|profile-draft\.ts)$/,
  },
  { name: "choices", test: /[\\/]forms[\\/]RadioGroup[\\/]/ },
  { name: "dialogs", test: /[\\/]overlays[\\/]Dialog[\\/]/ },
  {
    name: "people",
    test: /[\\/]routes[\\/]people[\\/](MemberCard|MemberQuickView|PeopleDialogs)\.tsx$/,
  },
];

export const fileGroups = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));
