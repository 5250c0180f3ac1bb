import type { Api, Result } from "@gemel/api";
import type { OperationId } from "@gemel/mock/operations";

const id = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";
const recording = new Blob(["audio"], { type: "audio/webm" });
const credentials = { email: "giulia.ferri@example.com", password: "la luna e i falò" };

/** Pages that a link in a mail opens; no app calls them. */
const pages = ["getUnsubscribePage", "unsubscribe"] as const satisfies readonly OperationId[];

export type CalledId = Exclude<OperationId, (typeof pages)[number]>;

/** How the client calls each operation. One that the client lacks does not compile. */
export const calls: Readonly<Record<CalledId, (api: Api) => Promise<Result<unknown>>>> = {
  getRobotCheck: (api) => api.getRobotCheck(),
  register: (api) =>
    api.register({ ...credentials, preferred_language: "it", recaptcha_token: "" }),
  login: (api) => api.login(credentials),
  logout: (api) => api.logout(),
  refreshToken: (api) => api.obtainToken(Number.POSITIVE_INFINITY),
  forgotPassword: (api) => api.forgotPassword({ email: credentials.email }),
  resendVerification: (api) => api.resendVerification({ email: credentials.email }),
  resetPassword: (api) =>
    api.resetPassword({ token: "vK3mQ9dXr2LwT8yZ", password: credentials.password }),
  verifyEmail: (api) => api.verifyEmail("vK3mQ9dXr2LwT8yZ"),
  verifyEmailByPassword: (api) =>
    api.verifyEmailByPassword({ token: "vK3mQ9dXr2LwT8yZ", password: credentials.password }),
  checkNickname: (api) => api.checkNickname("Giulia F."),
  getMe: (api) => api.getMe(),
  getMyProfile: (api) => api.getMyProfile(),
  updateMyProfile: (api) => api.updateMyProfile({ city: "Torino" }),
  uploadMyPicture: (api) => api.uploadMyPicture(new Blob(["pixels"], { type: "image/png" })),
  removeMyPicture: (api) => api.removeMyPicture(),
  getProfilePicture: (api) => api.getPicture(`/api/profile/picture/${id}?v=1`),
  uploadMyVoice: (api) => api.uploadMyVoice(recording),
  removeMyVoice: (api) => api.removeMyVoice(),
  getMyVoice: (api) => api.getMyVoice("1"),
  getProfileVoice: (api) => api.getAudio(`/api/profile/voice/${id}?v=1`),
  getVoiceScript: (api) => api.getVoiceScript("it"),
  getProfileDigest: (api) => api.getProfileDigest("it"),
  getQuestionnaire: (api) => api.getQuestionnaire("Light v1 - Streamlined", "it"),
  submitAnswers: (api) =>
    api.submitAnswers({
      questionnaire_id: "light-v1",
      responses: [
        {
          question_id: "q1",
          block_id: "b1",
          most_appropriate_answer_id: "q1-a",
          least_appropriate_answer_id: "q1-b",
          open_answer_text: null,
        },
      ],
    }),
  getCompletionStatus: (api) => api.getCompletionStatus("Light v1 - Streamlined"),
  getCriteria: (api) => api.getCriteria(),
  updateCriteria: (api) =>
    api.updateCriteria({
      target_sex: "",
      min_age: 25,
      max_age: 45,
      max_distance_km: 50,
      wants_children: false,
      accepts_pets: false,
      require_photo: false,
      require_voice: false,
    }),
  getDiscoverFeed: (api) => api.getDiscoverFeed({ after: "bmV4dA", limit: 12 }),
  getCandidateByNickname: (api) => api.getCandidateByNickname("Étienne R."),
  likeProfile: (api) => api.likeProfile(id, { action: "like", message: "Ciao!" }),
  undoLike: (api) => api.undoLike(id),
  getLikes: (api) => api.getLikes("received"),
  getFirstMessages: (api) => api.getFirstMessages({ after: "bmV4dA" }),
  getMatches: (api) => api.getMatches({ limit: 20 }),
  unmatch: (api) => api.unmatch(id),
  blockProfile: (api) => api.blockProfile(id),
  unblockProfile: (api) => api.unblockProfile(id),
  getBlocks: (api) => api.getBlocks(),
  reportProfile: (api) => api.reportProfile(id, { reason: "spam" }),
  reportConversation: (api) => api.reportConversation(id, { reason: "spam" }),
  blockPartner: (api) => api.blockPartner(id),
  getContactStamp: (api) => api.getContactStamp(),
  sendContactMessage: (api) =>
    api.sendContactMessage({
      full_name: "Giulia Ferri",
      subject: "Una domanda",
      message: "Come posso cambiare lingua?",
      stamp: "stamp-stamp-stamp",
      loaded_at: 1_800_000_000_000,
      website: "",
    }),
  getConversations: (api) => api.getConversations({ type: "user" }),
  deleteConversation: (api) => api.deleteConversation(id),
  createTwinConversation: (api) => api.createTwinConversation(id),
  getTwinSharing: (api) => api.getTwinSharing(),
  confirmTwinSharing: (api) => api.confirmTwinSharing({ answers: [] }),
  withdrawTwinSharing: (api) => api.withdrawTwinSharing(),
  getTwinTalks: (api) => api.getTwinTalks(),
  endTwinTalk: (api) => api.endTwinTalk(id),
  openConversationFromMatch: (api) => api.openConversationFromMatch(id),
  getMessages: (api) => api.getMessages(id, { before: "bmV4dA", limit: 50 }),
  getMessageAudio: (api) => api.getAudio(`/api/conversations/${id}/messages/${id}/audio`),
  sendVoiceNote: (api) => api.sendVoiceNote(id, { audio: recording, duration_ms: 900 }),
  startAdvice: (api) => api.startAdvice(id),
  getAdviceHistory: (api) => api.getAdviceHistory(id, { limit: 40 }),
  askByVoice: (api) =>
    api.askByVoice({ file: recording, conversationId: id, convType: "twin" }, { review: true }),
  getVoiceReply: (api) => api.getAudio(`/api/voice/replies/${id}`),
  getReports: (api) => api.getReports("closed", { after: "bmV4dA", limit: 20 }),
  getReport: (api) => api.getReport(id),
  getReportPicture: (api) => api.getReportPicture(id),
  getReportRecording: (api) => api.getReportRecording(id, "voice"),
  decideReport: (api) => api.decideReport(id, { action: "warn", note: "Tone." }),
  reinstateMember: (api) => api.reinstateMember(id, { note: "Wrote to us." }),
  getHeldWords: (api) => api.getHeldWords({ limit: 20 }),
  judgeHeldWords: (api) =>
    api.judgeHeldWords(id, { action: "discard", note: "", until: "2026-11-20T07:41:12Z" }),
  getAuditTrail: (api) => api.getAuditTrail({ limit: 20 }),
  getSettings: (api) => api.getSettings(),
  updateSettings: (api) => api.updateSettings({ notices: { matches: false } }),
  changePassword: (api) =>
    api.changePassword({
      current_password: credentials.password,
      new_password: "la bella estate",
    }),
  getSessions: (api) => api.getSessions(),
  endOtherSessions: (api) => api.endOtherSessions(),
  endSession: (api) => api.endSession(id),
  getExport: (api) => api.getExport(),
  requestExport: (api) => api.requestExport({ password: credentials.password }),
  getExportFile: (api) => api.getExportFile(),
  acknowledgeWarning: (api) => api.acknowledgeWarning(),
  deleteAccount: (api) => api.deleteAccount({ password: credentials.password }),
};
