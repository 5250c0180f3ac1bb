// Generated from openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/auth/robot-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the robot check for a registration
         * @description Names the check that a visitor must pass for a new account, and gives the data needed to pass it. `altcha`
         *     is a proof of work that the visitor's own device solves without asking anything; `recaptcha` names the
         *     site key to load the provider with; `off` asks for nothing. The answer goes as text into `recaptcha_token`
         *     of the registration: the base64 payload of ALTCHA, the token of reCAPTCHA (action `register`), or an empty
         *     text. Within a minute of `robot_check_required` for an account with many failed tries, the challenge needs
         *     more work.
         */
        get: operations["getRobotCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an account
         * @description A visitor asks for an account. The answer is the same whether or not the address is known, so that it does
         *     not reveal who is a member: a new address receives a verification link, the owner of a known one gets an
         *     e-mail about the attempt. Other forms of an address that reach the same mailbox count as known, and the
         *     mail goes to the address of the account. Another backend may answer 409 `email_taken`; the reference
         *     backend never does.
         *
         *     The registration cookie later shows that the registration was made in this browser. Several registrations
         *     of one address can exist until the link is opened, and share that link.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description A member signs in with e-mail and password. A wrong password and an unknown address answer alike.
         *     Only after a right password does the member learn that the address still waits to be verified.
         *
         *     After some failed tries each further one needs a robot check: 429 `robot_check_required` asks for its
         *     answer in `recaptcha_token` (extension), which has no effect on a try that needs none. Devices that have
         *     signed in before with the account's current password, as a cookie shows, have tries of their own.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session on this device and clears the refresh cookie. Signing out without a session, or with an
         *     ended one, succeeds as well.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a fresh access token
         * @description Keeps a member signed in: exchanges the refresh cookie for a fresh access token and a fresh cookie. The
         *     previous cookie is still accepted for 60 seconds and answered with the same next cookie, so that two tabs
         *     or a lost answer do not end the session; later use of it ends the session. Limit: 30 tries a minute for
         *     one session. A session ends 30 days after its last use, and at the latest 90 days after the sign-in.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description A member who cannot sign in asks for a link. The answer, and its time, are the same whether or not the
         *     address is known.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the verification link again
         * @description A visitor who has registered and lost the mail asks for the link again. The answer, and its time, are the
         *     same whether or not the address waits to be verified. Limit: 5 a minute from one address.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets a new password with the token of a reset link, and signs the member out everywhere. Opening the link
         *     does not use it up, nor does a refused password; the reset does.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify an e-mail address
         * @description Confirms the address that a verification link was sent to, so that its owner can sign in. The link gives
         *     the same answer for its whole life: verifying twice succeeds twice, because mail scanners and reloads open
         *     links too.
         *
         *     The link proves access to the mailbox; the registration cookie identifies the registration. Without the
         *     cookie nothing is verified: 403 `password_required` asks for the password of the registration, to be sent
         *     to the same path by POST. A backend that needs only the link never answers 403.
         *
         *     With `sign_in=true` (extension) the call that opens the account also signs its owner in, as a login would:
         *     the answer carries an access token and sets the refresh cookie. Every further opening of the link, and one
         *     of a suspended member, verifies without signing in.
         */
        get: operations["verifyEmail"];
        put?: never;
        /**
         * Verify an e-mail address with the password of its registration
         * @description Confirms the address that a verification link was sent to, and opens the registration that was made with
         *     this password, in any browser. Limit: 10 tries a minute for one link.
         */
        post: operations["verifyEmailByPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nicknames/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether a nickname is free
         * @description Whether the caller can still take a nickname, asked while they type it. Nicknames are compared without
         *     regard to case, after trimming and Unicode normalisation (NFC). A nickname that was once taken stays
         *     taken. The caller's own nickname counts as available to them. Only saving the profile claims it.
         */
        get: operations["checkNickname"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's profile
         * @description The complete profile, as only the member sees it.
         */
        get: operations["getMyProfile"];
        /**
         * Save the caller's profile
         * @description Saves what the member entered and answers with the profile as it now is. A field that is left out keeps
         *     its value if the `capabilities` of the user have `partial_profiles`; to any other server a client sends
         *     every field, the unchanged ones as `GET` returned them. A wrapper whose `Valid` is false clears its field.
         *     A nickname is claimed by the first save that carries it and cannot change afterwards; sending it again
         *     unchanged is harmless. Members are adults: a birth date under 18 years ago is refused. A member whose
         *     first birth date is refused stays refused, by their address and in their browser, until that date makes
         *     them an adult. With nickname, birth date and sex in place, a member who was `registered` becomes
         *     `profile_completed`; from then on birth date and sex can be corrected, not cleared: without limit until
         *     others can find the member, then once in 30 days, a birth date by at most a month at a time; else the
         *     answer is 422 with the code `changed_recently`. A new bio or city with a link, an address or a telephone
         *     number is refused with the code `contact_details`, because strangers read them; a city that is a sentence
         *     with `no_place`. A member whom others can find may change bio and city ten times in 24 hours. Social links
         *     without platform or url are dropped. Nothing is saved unless everything is.
         */
        put: operations["updateMyProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the caller's picture
         * @description Replaces the member's picture by a png or jpeg of at most 10 MB. The format is detected from the content,
         *     not from the name or declared type. The picture is stored without its metadata, so that it does not reveal
         *     where it was taken.
         */
        post: operations["uploadMyPicture"];
        /**
         * Remove the caller's picture
         * @description Erases the member's picture. A member who shows their face must be able to stop showing it; without this
         *     call a picture could only be replaced. Succeeds also if there is no picture.
         */
        delete: operations["removeMyPicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/picture/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a member's picture
         * @description The picture of a member: the caller's own, and those of others once the caller's onboarding is complete. A
         *     member who has none, does not exist, cannot be found yet or is hidden from the caller gets the same
         *     answer.
         */
        get: operations["getProfilePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile/voice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Play the caller's voice message
         * @description The voice message that the member has saved. Other members get it from `/profile/voice/{id}`.
         */
        get: operations["getMyVoice"];
        put?: never;
        /**
         * Set the caller's voice message
         * @description Replaces the member's voice message by a recording of at most 60 seconds and 10 MB. The format is detected
         *     from the content, not from the name or declared type (an iOS WAV arrives named webm). The recording is
         *     stored without its metadata, so that it does not reveal where and with what it was made. A recording under
         *     400 ms or 1200 bytes counts as silent and is refused. Recorders with a clock of their own stop a little
         *     late, so up to 61 seconds are accepted.
         */
        post: operations["uploadMyVoice"];
        /**
         * Remove the caller's voice message
         * @description Erases the member's voice message; it cannot be restored. Succeeds also if there is none.
         */
        delete: operations["removeMyVoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/voice-script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a script for a voice message
         * @description Two short texts to read into a microphone: about the member, and about the person they would like to meet.
         *     The server composes them from the current profile, in the requested language; the member's own texts are
         *     not translated. Each takes less than a minute to read aloud. Empty texts mean that there is nothing to
         *     read. Before a member is `profile_completed` there is no profile to compose from, and the answer is 409.
         */
        get: operations["getVoiceScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/profile-digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's insights
         * @description The results of the questionnaire, for the member alone: a few paragraphs, the five traits of the Big Five,
         *     and the languages in which they show love and like to receive it. Numbers without enough answers are left
         *     out, and `confidence` says how sure the whole is. If the operator has set up an AI, it may have written
         *     the paragraphs, from the scores and not from the member's texts. Open from `questionnaire_completed` on;
         *     while the answers are being analysed the answer is 409, and the member is notified of the end by e-mail
         *     and over the live connection.
         */
        get: operations["getProfileDigest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/voice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear a member's voice message
         * @description The voice message of a member: the caller's own, and those of others once the caller's onboarding is
         *     complete; `voice_message_url` points here. A member who has none, does not exist, cannot be found yet or
         *     is hidden from the caller gets the same answer.
         */
        get: operations["getProfileVoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in member
         * @description The signed-in member: the name to greet, the language to use, the progress of onboarding, which decides
         *     the open pages, and whether the member is an admin.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/warning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Confirm a warning
         * @description The member confirms having read an admin's warning; `warned_at` is null from then on. Harmless if there is
         *     no warning.
         */
        delete: operations["acknowledgeWarning"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/psy/questionnaire/{name}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the questionnaire
         * @description The personality questionnaire of a name, in a language. (The specification shows two path parameters
         *     without saying which is which: the name comes first.) An unknown name answers 404. A block is a part with
         *     a name of its own. In a choice the member marks the statement that is most like them and the one that is
         *     least; an open question takes 10 to 1000 characters. The ids are the same in every language, so that a
         *     member who changes the language keeps the progress. Open from `profile_completed` on.
         */
        get: operations["getQuestionnaire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/psy/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the answers
         * @description Takes the answers to the whole questionnaire at once: one response for each question, none twice.
         *     The member becomes `questionnaire_completed`, and the analysis begins; when it ends they become
         *     `onboarding_complete`. Until then they stay on the member's device.
         *
         *     From 90 days after the last answers, new ones can replace them; `GET /psy/completion-status` gives the
         *     time. The member stays `onboarding_complete`, and result, twin, scores and matches stay as they are until
         *     the new answers are analysed; then `twin_ready` is sent to the member's live connections. Open from
         *     `profile_completed` on.
         */
        post: operations["submitAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/psy/completion-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether the questionnaire is answered
         * @description Whether the member has handed in their answers, so that no member begins a finished questionnaire. Open to
         *     every session, in each onboarding status. An unknown name answers 404.
         */
        get: operations["getCompletionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's filters
         * @description The filters of the discover page as the member saved them last. A member who has saved none gets the
         *     defaults: any sex, 25 to 45 years, within 50 km, no other filter.
         */
        get: operations["getCriteria"];
        /**
         * Save the caller's filters
         * @description Saves all eight filters at once and answers with them as saved. They apply from the next first page of the
         *     feed, so a client loads it again. A member may set them before onboarding is complete.
         */
        put: operations["updateCriteria"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a page of candidates
         * @description A page of the members who pass the caller's filters and whose own filters the caller passes, the best
         *     compatibility first; every sixth place goes to a new member, so that each one appears in time. Only the
         *     caller's own limit of distance counts. Members whom the caller has liked, passed, matched or blocked, and
         *     members who have blocked the caller, are excluded. The first page fixes the order for a day; a cursor
         *     continues in it, shows each candidate once, and expires once other filters are saved. In an empty feed,
         *     `tightest_criterion` names the filter whose loosening would bring the most people.
         */
        get: operations["getDiscoverFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discover/nickname/{nickname}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See one member by nickname
         * @description One member as a candidate, whether or not they pass the filters. Nicknames are compared without regard to
         *     case, after trimming and Unicode normalisation (NFC). A member who does not exist, cannot be found yet, or
         *     is hidden from the caller has the same answer.
         */
        get: operations["getCandidateByNickname"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a member, or pass
         * @description Likes or passes a candidate, or a member who likes the caller. A returned like is a match, and both are
         *     notified; a pass is not shown to the other. The same reaction again is harmless and has the same answer;
         *     the other reaction replaces the first. A reaction after a match does not change the match:
         *     `DELETE /matches/{id}` ends it. If the other was quicker and there is a match already, the first message
         *     becomes a message of their conversation. The other is notified of a like only after the time to undo it. A
         *     pair has one first message, even after other reactions, without links or contact details. Likes, and likes
         *     with a message, have a daily limit, which is lower for a new account.
         */
        post: operations["likeProfile"];
        /**
         * Take back a like or a pass
         * @description Undoes a like or a pass within ten seconds, without a trace; `undo_until` of the like gives the end of
         *     this time. A like that became a match cannot be undone. A client that does not know this call offers no
         *     undo.
         */
        delete: operations["undoLike"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List received or given likes
         * @description A page of likes, the newest first. `received` holds the likes that wait for the caller's reaction; a like,
         *     a pass, a block or a report removes an entry. `given` holds the likes that the caller gave, waiting or
         *     returned. A pass is not shown to the other: a passed like stays waiting.
         */
        get: operations["getLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/likes/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See the first messages that came with likes
         * @description A page of the first messages that others sent the caller with a like in the last 180 days, the newest
         *     first. Later changes of the like or of the relationship do not change the page: it is for reporting and
         *     blocking a person whose card is gone. For the same reason it names no person. A server that has this call
         *     announces `first_messages` in the `capabilities` of the user.
         */
        get: operations["getFirstMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See the caller's matches
         * @description A page of the caller's matches, the newest first. Matches that were ended, by either member or by a block,
         *     are left out.
         */
        get: operations["getMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a match
         * @description Ends a match for both sides and closes their conversation: nothing more can be written in it, and it is
         *     erased after 30 days. The two do not see each other again. The other does not learn the reason. Ending it
         *     twice, or after a block has ended it, is harmless. A match of other members answers like an unknown one.
         */
        delete: operations["unmatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a member
         * @description From now on neither member sees the other, in the feed or in likes, and their match, if there is one, is
         *     over. The other is not notified: to them it looks like an unmatch if there was a match, and otherwise as
         *     if the member were gone. Blocking again is harmless. Open from the first session on, in each onboarding
         *     status. A member with whom there was a like, a match or a conversation within 180 days can be blocked,
         *     even if they have blocked the caller or deleted the account since.
         */
        post: operations["blockProfile"];
        /**
         * Unblock a member
         * @description Ends the caller's block. The two may see each other again, unless they were a match or the other has
         *     blocked the caller. Likes that waited are not restored, and the other is not notified. An id that is not
         *     blocked or does not exist has the same answer.
         */
        delete: operations["unblockProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a member
         * @description The member reports another member to the people behind Gemel; the other is not notified. Messages between
         *     the two members, and between the reporter and the other's digital twin, are kept as evidence, even if the
         *     request names none. A report does not block the member. A member with whom there was a like, a match or a
         *     conversation within 180 days can be reported, even after a block, an unmatch or a deletion; so can a
         *     member whose twin the caller has talked with, while both have an account. While a report waits for its
         *     decision, a further report by the same member about the same person is added to it.
         */
        post: operations["reportProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's blocks
         * @description The members that the caller has blocked, the latest first, 500 at most. An entry does not change until the
         *     blocked account is erased. A member who was hidden from the caller at the time is blocked but not listed:
         *     an entry would reveal that they exist. A server that has this call and the one that ends a block announces
         *     `blocks` in the `capabilities` of the user.
         */
        get: operations["getBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the other member of a conversation
         * @description Like `POST /profiles/{id}/report`, about the person with whom the member has or had the conversation: a
         *     former member has no id that the member knows. Also for a conversation that has ended, that the member has
         *     deleted, or whose other person has blocked them or deleted the account, for 180 days. A server that has
         *     this call announces `conversation_safety` in the `capabilities` of the user. A conversation with an AI
         *     answers like an unknown one.
         */
        post: operations["reportConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block the other person of a conversation
         * @description Like `POST /profiles/{id}/block`, for the person with whom the member has or had the conversation. A
         *     former member who restores the account stays blocked. Harmless for a deleted member. Announced like
         *     `POST /conversations/{id}/report`.
         */
        post: operations["blockPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See the caller's settings
         * @description The language of mails and AI, and the notices that are sent by mail. Open to every member, in each
         *     onboarding status.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the caller's settings
         * @description Changes the named settings and keeps the others.
         */
        patch: operations["updateSettings"];
        trace?: never;
    };
    "/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the caller's password
         * @description Sets a new password. It signs out every other session, and the member is notified by mail. Limit: 5 tries
         *     a minute for one session, shared with tries to delete the account: both ask for the same password.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's sessions
         * @description The sessions that can still be continued: the caller's first, then the last used first. Network addresses
         *     are not stored.
         */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends every session of the member but this one. Harmless when there is no other.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one session
         * @description Ends one of the member's sessions, also the caller's; its live connections close. Ending an ended session
         *     again is harmless; a session of another member answers like an unknown one.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See the state of the copy of the caller's data
         * @description Whether a copy of the member's data is being made, is ready, or was never asked for in this session. A
         *     stolen session does not show requests of another session.
         */
        get: operations["getExport"];
        put?: never;
        /**
         * Ask for a copy of the caller's data
         * @description Starts making a ZIP file of the member's data, as JSON and media files. The member is notified by mail
         *     when it is ready; it can be fetched for 7 days. Asking again while it is being made is harmless; a new
         *     copy replaces the old one. Limit: 3 a day for one member. The password is required: a stolen session is
         *     not enough.
         */
        post: operations["requestExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/export/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the copy of the caller's data
         * @description The ZIP file, while it exists, only for the session that asked for it with the password. In another
         *     session the member must ask again.
         */
        get: operations["getExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the caller's account
         * @description Deletes the account of the member whose password is given. At once no member sees them any more, every
         *     session ends, and the member is notified by mail. For 30 days signing in with `restore` restores
         *     everything; then every row and file is erased, and the sender of messages to others becomes a former
         *     member. Limit: 5 tries a minute for one session, shared with tries to change the password.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See the page that stops mails
         * @description A page for people, in the member's language: the mails that stop, and a button. Opening it stops nothing,
         *     because mail scanners open links too. Every mail that is not about the account itself links here.
         */
        get: operations["getUnsubscribePage"];
        put?: never;
        /**
         * Stop mails
         * @description Permanently stops the mails of the kind that carried the link. The button of the page and a mail program's
         *     own (`List-Unsubscribe-Post`, RFC 8058) both send a form here. Doing it again is harmless.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/twin/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See the sharing of the caller's twin
         * @description The member's answers to the open questions, each with its text for others and whether the twin may say it.
         *     Nothing is shared before the member has confirmed it. A server that has the calls under `/me/twin`
         *     announces `twin_sharing` in the `capabilities` of the user.
         */
        get: operations["getTwinSharing"];
        /**
         * Confirm the sharing of the caller's twin
         * @description Replaces the earlier decisions by a decision about every open answer, with the text that the member saw.
         *     From now on the twin says exactly the allowed texts to others, as long as the answer stays the same; a
         *     changed answer is not said until it is confirmed again. Replies that an AI is writing at that moment are
         *     written again. Earlier replies stay in the conversations.
         */
        put: operations["confirmTwinSharing"];
        post?: never;
        /**
         * Withdraw the sharing of the caller's twin
         * @description The twin says nothing to others from now on, also in running conversations. Earlier replies stay in the
         *     conversations. Harmless if nothing was confirmed.
         */
        delete: operations["withdrawTwinSharing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/twin/talks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the conversations with the caller's twin
         * @description The other members who sent a message to the caller's twin, the latest first, 500 at most. The messages are
         *     not shown.
         */
        get: operations["getTwinTalks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/twin/talks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End another member's conversation with the caller's twin
         * @description The other member sees the conversation as ended: they can read it, but not continue it or begin again,
         *     unless the two match. Ending it twice is harmless.
         */
        delete: operations["endTwinTalk"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Talk to a twin
         * @description Opens the conversation with the member's own twin, or with a candidate's twin if its owner shares it. An
         *     existing conversation is returned again.
         *
         *     To its owner a twin speaks from profile, scores and open answers. To others it speaks from the card, the
         *     compatibility of the two and the answers that the owner confirmed (`PUT /me/twin/sharing`), and only as
         *     long as the owner shares it; to a former match it says nothing. The owner learns the number
         *     (`twin_conversation_count`) and names (`GET /me/twin/talks`) of the members who talk with it, but not the
         *     messages. If no AI is available, the twin answers without one and says so.
         */
        post: operations["createTwinConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin/advice/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the advisor about a candidate
         * @description Opens the conversation with the advisor Duo about one candidate. An existing conversation is returned
         *     again. The caller's own id answers like an unknown one.
         *
         *     The advisor speaks from the two cards and the compatibility of the two, never from the candidate's
         *     answers. If no AI is available, the advisor answers without one and says so.
         */
        post: operations["startAdvice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twin/advice/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an advice
         * @description The messages of an advice, the newest page first; inside a page messages ascend by `sent_at`.
         *     `/conversations/{id}/messages` returns the same messages.
         */
        get: operations["getAdviceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description A page of reports. Open reports: the most severe reason first, then members reported by the most others,
         *     then the oldest. Closed reports: the last decided first. Reports about the calling admin are left out. For
         *     admins only.
         */
        get: operations["getReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See one report with its evidence
         * @description A report with the copies that were made when it arrived. Each opening is noted in the audit trail. A
         *     report about the calling admin answers `not_found`, and so do its files. For admins only.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reports/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See the picture that was reported
         * @description The reported member's picture at the time of the report. An access is noted in the audit trail as opening
         *     the report, at most once an hour. For admins only.
         */
        get: operations["getReportPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reports/{id}/recordings/{recording}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a recording that was reported
         * @description The reported member's voice message at the time of the report, or a voice note. An access is recorded in
         *     the audit trail as opening the report, at most once an hour. For admins only.
         */
        get: operations["getReportRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reports/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a report
         * @description Dismisses the report, warns the reported member by mail, or suspends them: their sessions end, no member
         *     sees them, and signing in answers `account_suspended`. A member who has deleted the account is warned when
         *     they restore it; a suspended member cannot restore it, and a new account of the same address is suspended
         *     as well. A later decision revises an earlier one that it names in `revises`; `seen_until` names the last
         *     addition that the admin has read. Only reinstating ends a suspension. Written into the audit trail. Admins
         *     cannot decide their own reports, which are refused, nor reports about themselves, which may answer
         *     `not_found`. For admins only.
         */
        post: operations["decideReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/members/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a suspension
         * @description Lets a suspended member in again; the member is notified by mail. Written into the audit trail. Harmless
         *     for a member who is not suspended. For admins only.
         */
        post: operations["reinstateMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/held-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List held messages
         * @description A page of first messages that their receivers do not see, because the same text went to many members, or
         *     many members wrote to one: an entry for each sender, the newest first, without the admin's own. An access
         *     is noted in the audit trail, at most once an hour for each member. For admins only.
         */
        get: operations["getHeldWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/held-words/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release or discard held messages
         * @description Decides about all held messages of a member, up to the newest that the admin has seen. If released, their
         *     receivers see them on the likes that still wait, or as a message of the conversation if the two have
         *     matched since. If discarded, they never see them. The sender sees no difference. Written into the audit
         *     trail. For admins only.
         */
        post: operations["judgeHeldWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the admins' actions
         * @description A page of the admins' actions, the newest first, without another admin's actions about the caller. Entries
         *     are never changed, and kept for two years. For admins only.
         */
        get: operations["getAuditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/stamp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the stamp for a message to us
         * @description Returns the stamp that a message must carry: the signed time at which the form was opened. It is valid for
         *     24 hours and for one message.
         */
        get: operations["getContactStamp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the people behind Gemel
         * @description Sends a message to the people behind Gemel, from a visitor or from a member. A member is answered at the
         *     address of the account, a visitor at `email`. Robots are detected by three signs: the hidden `website` is
         *     filled in, the form was sent within 5 seconds, or the stamp was not made by this server. The call works
         *     without a session; an ended session answers 401, so that a member's message is not taken for a visitor's.
         *     A message is kept for 180 days; during this time a repeated `client_msg_id`, with any stamp, gets the
         *     first answer again, and is not stored or mailed again.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See the caller's conversations
         * @description All conversations of the member, with people, with twins and with the advisor, the newest activity first.
         *     Without parameters the answer has the first hundred. Deleted conversations and advice without messages are
         *     left out; ended conversations are included, so that they can be read.
         */
        get: operations["getConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a conversation
         * @description Hides a conversation and its messages from the member who deletes it; another person in it keeps their
         *     copy. A new message, or opening it again, begins an empty conversation under the same id.
         */
        delete: operations["deleteConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/from-match/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Talk to a match
         * @description Opens the conversation with the person of a match. The first call begins the conversation for both; later
         *     calls return the same one. An ended match answers like an unknown one.
         */
        post: operations["openConversationFromMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a conversation
         * @description The messages of a conversation, page by page. Page 1 has the newest; inside a page they ascend by
         *     `sent_at`. Numbered pages shift while messages arrive; a client that continues with `before` and the
         *     `next_cursor` of the current page gets each message exactly once.
         */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/messages/audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a voice note
         * @description Sends a recording into a conversation with a person. The format is detected from the bytes, not from the
         *     name or type; the file is named `voice.webm`, or `voice.m4a` if the browser records mp4. Both participants
         *     get it over the live connection as a frame of type `audio`. A transcript that takes longer appears in the
         *     history later.
         */
        post: operations["sendVoiceNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/messages/{messageId}/audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear a voice note
         * @description The recording of a voice note, for the participants of its conversation. `audio_url` of the message points
         *     here. A client that uses `audio_url` unchanged does not need to know this path.
         */
        get: operations["getMessageAudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voice/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Speak with a twin or the advisor
         * @description Sends a spoken question to the twin or the advisor, and returns its transcript, the AI's answer, and the
         *     address of the spoken answer. Question and answer become messages of the conversation and also reach its
         *     live connections. A request that the client aborts before its answer stores nothing. The format is
         *     detected from the bytes; the file is named `voice.m4a` if its type contains mp4, else `voice.webm`, even
         *     for other formats.
         */
        post: operations["askByVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voice/replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear an answer of a twin or the advisor
         * @description The spoken answer to a voice query, for the member who asked. `tts_url` of the answer points here. A
         *     client that uses `tts_url` unchanged does not need to know this path.
         */
        get: operations["getVoiceReply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ws/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the live connection
         * @description Upgrades to a WebSocket that belongs to one conversation, at `/api/ws/chat` or `/ws/chat` of the same
         *     origin: `wss` if the page is https, else `ws`. `x-gemel-socket` describes the messages of both sides: text
         *     frames, each with one JSON value.
         *
         *     **Who may connect.** A browser cannot send a bearer header with an upgrade, so the access token goes into
         *     the query. It must be in no log, neither the server's nor a proxy's. A conversation that is not the
         *     member's answers 404. A browser's script sees a refused upgrade only as close code 1006; the client
         *     therefore makes sure of a fresh token before every connection. The connection of an advice also names the
         *     `candidate_user_id` of the advice; another id answers 404. The connection of an ended conversation opens
         *     and is closed at once with 4403, so that a client knows not to reconnect.
         *
         *     **All zeros** as `conversation_id` subscribe to events that concern every conversation, from
         *     `questionnaire_completed` on: the twin is ready, a match, a like, a message in another conversation. Such
         *     a connection only listens; events are not replayed, so after reconnecting a client fetches its lists, and
         *     once more after `resync`. A server with the capability `recent_events` sends `resync` after the opening if
         *     the member had an event in the 30 seconds before it; without `resync`, lists that were fetched in these 30
         *     seconds are current.
         *
         *     **Sending.** A message is stored before it is acknowledged. A sender with a `client_msg_id` gets an `ack`
         *     on this connection in place of an echo; a sender without one gets the message itself. Every other
         *     connection of the conversation, the sender's other tabs included, gets the message. Sending the same
         *     `client_msg_id` again stores nothing twice and is acknowledged again with the same values. A frame that
         *     names another conversation, breaks its schema or cannot be sent now is answered with `error`, and the
         *     connection stays open.
         *
         *     **Receiving.** Messages arrive in the order in which they are stored. `cursor` is opaque and grows along
         *     one conversation; reconnecting with the last one seen first replays the later messages, then continues
         *     live. The event `resync` in place of a replay says that the cursor is too old and that the history must be
         *     fetched. A message that arrives twice has the same `id`. While an AI prepares its answer, its status is
         *     `thinking`; the next message or an empty status clears it. A status with an all-zero conversation id holds
         *     for every conversation. A client ignores frames of a type that it does not know and frames that it cannot
         *     read.
         *
         *     **Staying.** The server sends a ping every 30 seconds, which browsers answer on their own, and drops a
         *     connection whose pong is missing when the next is due. Only the client reconnects: after 1 second,
         *     doubling to 30, back to 1 once it is open.
         *
         *     **Limits.** A frame has 64 KiB (65,536 bytes) at most. Binary frames are refused. Frames above the limit
         *     are answered with the error `rate_limited`; the connection of a client that continues is closed. Messages
         *     above the daily limit are answered with `daily_limit`. Too many connections of one member answer 429.
         *
         *     **Close codes** are under `x-gemel-socket`. A plain client may treat them all alike and reconnect.
         */
        get: operations["connectChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description A member's id.
         */
        UserId: string;
        /**
         * Format: email
         * @description An e-mail address, within the limits of mail: 64 characters before the `@`, 63 between the full stops after
         *     it.
         */
        Email: string;
        /**
         * @description A new password, 8 characters or more, of any kind. A password that is easy to guess is refused with 422 and
         *     the code `too_common`. The reference backend refuses the most common passwords, and passwords that are only
         *     the name `gemel`, the member's e-mail address or its part before the `@`, with digits and signs added.
         */
        Password: string;
        /**
         * @description A language with all texts of Gemel.
         * @enum {string}
         */
        Language: "en" | "fr" | "de" | "es" | "it";
        /** @description One of these languages as a browser names it, such as `de-CH`; only its first part has an effect. */
        LanguageTag: string;
        /**
         * @description The name that others see: 5 to 30 characters (letters, marks, digits, spaces and . _ ' -) beginning
         *     with a letter or a digit. Letters of every script are welcome; other characters break a rule (422),
         *     because not every reader of this contract can say "letter" in a pattern.
         */
        Nickname: string;
        /**
         * @description Progress of a member: registered, then the profile is complete, then the questionnaire is answered and being
         *     analysed, then everything is open.
         * @enum {string}
         */
        OnboardingStatus: "registered" | "profile_completed" | "questionnaire_completed" | "onboarding_complete";
        /**
         * @description The member's sex.
         * @enum {string}
         */
        Sex: "male" | "female" | "other";
        /**
         * @description Whether the member has children.
         * @enum {string}
         */
        ChildrenStatus: "prefers_not_to_say" | "has_children" | "does_not_have_children";
        /**
         * @description Whether the member has pets.
         * @enum {string}
         */
        PetsStatus: "prefers_not_to_say" | "has_pets" | "does_not_have_pets";
        /**
         * @description The member's wish for children or pets.
         * @enum {string}
         */
        Intent: "yes" | "no" | "irrelevant" | "prefers_not_to_say" | "do_not_care";
        /** @description The secret part of a link in a mail. */
        LinkToken: string;
        /** @description A JWT of ten minutes. */
        AccessToken: string;
        /** @description Text that may be missing. `String` counts only while `Valid` is true. */
        NullString: {
            /** @description Whether there is a value. */
            Valid: boolean;
            /** @description The text; empty when there is none. */
            String?: string;
        };
        /** @description An integer that may be missing. `Int32` counts only while `Valid` is true. */
        NullInt32: {
            /** @description Whether there is a value. */
            Valid: boolean;
            /**
             * Format: int32
             * @description The integer; 0 when there is none.
             */
            Int32?: number;
        };
        /** @description A decimal that may be missing. `Float64` counts only while `Valid` is true. */
        NullFloat64: {
            /** @description Whether there is a value. */
            Valid: boolean;
            /**
             * Format: double
             * @description The decimal; 0 when there is none.
             */
            Float64?: number;
        };
        /** @description A yes or no that may be missing. `Bool` counts only while `Valid` is true. */
        NullBool: {
            /** @description Whether there is a value. */
            Valid: boolean;
            /** @description The answer; false when there is none. */
            Bool?: boolean;
        };
        /** @description A time that may be missing. `Time` counts only while `Valid` is true. */
        NullTime: {
            /** @description Whether there is a value. */
            Valid: boolean;
            /**
             * Format: date-time
             * @description The time; a date is midnight UTC, and is read as the day that is written. 0001-01-01T00:00:00Z when there is none.
             */
            Time?: string;
        };
        /** @description Text or nothing, wrapped or plain. */
        NullableString: components["schemas"]["NullString"] | string | null;
        /** @description An integer or nothing, wrapped or plain. */
        NullableInt32: components["schemas"]["NullInt32"] | number | null;
        /** @description A decimal or nothing, wrapped or plain. */
        NullableFloat64: components["schemas"]["NullFloat64"] | number | null;
        /** @description Yes, no or nothing, wrapped or plain. */
        NullableBool: components["schemas"]["NullBool"] | boolean | null;
        /** @description A time or nothing, wrapped or plain; a plain date may come without its time. */
        NullableTime: components["schemas"]["NullTime"] | string | null;
        /** @description A sex that may be missing. */
        NullSex: components["schemas"]["NullString"] & {
            /** @enum {string} */
            String?: "" | "male" | "female" | "other";
        };
        /** @description A sex or nothing, wrapped or plain. */
        NullableSex: components["schemas"]["NullSex"] | components["schemas"]["Sex"] | null;
        /** @description Whether the member has children, if given. */
        NullChildrenStatus: components["schemas"]["NullString"] & {
            /** @enum {string} */
            String?: "" | "prefers_not_to_say" | "has_children" | "does_not_have_children";
        };
        /** @description Whether the member has children, or nothing, wrapped or plain. */
        NullableChildrenStatus: components["schemas"]["NullChildrenStatus"] | components["schemas"]["ChildrenStatus"] | null;
        /** @description Whether the member has pets, if given. */
        NullPetsStatus: components["schemas"]["NullString"] & {
            /** @enum {string} */
            String?: "" | "prefers_not_to_say" | "has_pets" | "does_not_have_pets";
        };
        /** @description Whether the member has pets, or nothing, wrapped or plain. */
        NullablePetsStatus: components["schemas"]["NullPetsStatus"] | components["schemas"]["PetsStatus"] | null;
        /** @description The member's wish, if given. */
        NullIntent: components["schemas"]["NullString"] & {
            /** @enum {string} */
            String?: "" | "yes" | "no" | "irrelevant" | "prefers_not_to_say" | "do_not_care";
        };
        /** @description The member's wish, or nothing, wrapped or plain. */
        NullableIntent: components["schemas"]["NullIntent"] | components["schemas"]["Intent"] | null;
        /** @description A first or last name that may be missing. */
        NullName: components["schemas"]["NullString"] & {
            String?: string;
        };
        /** @description A country as its ISO 3166-1 alpha-2 code, if given. */
        NullCountry: components["schemas"]["NullString"] & {
            String?: string;
        };
        /** @description A city that may be missing. */
        NullCity: components["schemas"]["NullString"] & {
            String?: string;
        };
        /** @description The member's text about themself, if given. */
        NullBio: components["schemas"]["NullString"] & {
            String?: string;
        };
        /** @description A height in whole centimetres, 50 to 280, if given. */
        NullHeight: components["schemas"]["NullInt32"] & {
            /** Format: int32 */
            Int32?: number;
        };
        /** @description A weight in kilograms, 20 to 400, to the nearest 0.1, if given. */
        NullWeight: components["schemas"]["NullFloat64"] & {
            /** Format: double */
            Float64?: number;
        };
        /**
         * @description The kind of error, for programs. `validation_failed` comes with 400 if the request breaks the contract, and
         *     with 422 if it breaks a rule.
         * @enum {string}
         */
        ErrorCode: "invalid_credentials" | "email_not_verified" | "account_suspended" | "account_deleted" | "wrong_password" | "password_required" | "registration_withdrawn" | "robot_check_failed" | "robot_check_required" | "email_taken" | "nickname_taken" | "nickname_immutable" | "underage" | "invalid_link" | "expired_link" | "unsupported_media_type" | "payload_too_large" | "validation_failed" | "rate_limited" | "daily_limit" | "unauthorized" | "forbidden" | "not_found" | "onboarding_incomplete" | "not_ready" | "already_submitted" | "already_decided" | "added_meanwhile" | "invalid_cursor" | "undo_expired" | "twin_not_shared" | "conversation_closed" | "robot_suspected" | "too_fast" | "range_not_satisfiable" | "upgrade_required" | "voice_not_configured" | "not_implemented" | "internal" | "unavailable";
        /** @description The one body of every error. */
        Error: {
            error_code: components["schemas"]["ErrorCode"];
            /** @description One sentence for a person. */
            message: string;
            /** @description The fields at fault, if the error is about fields. */
            details?: components["schemas"]["ErrorDetail"][];
            /** @description The id of the request, to quote when asking for help. */
            request_id?: string;
        };
        /** @description One field at fault. */
        ErrorDetail: {
            /** @description Path of the field in the request, with dots between the steps (`profile.birth_date`). */
            field: string;
            /** @description The kind of fault, for programs (`required`, `maxLength`, `unknown_field`, `underage`, `too_common`). */
            code: string;
            /** @description One sentence for a person. */
            message: string;
        };
        /** @description One sentence for a person. */
        MessageAnswer: {
            /** @description The sentence. */
            message: string;
        };
        /** @description The check that a registration must pass. */
        RobotCheck: {
            /**
             * @description The method of the check; `off` for none.
             * @enum {string}
             */
            provider: "altcha" | "recaptcha" | "off";
            challenge?: components["schemas"]["AltchaChallenge"];
            /** @description The public key to load reCAPTCHA with; only with provider `recaptcha`. */
            site_key?: string;
        };
        /** @description An ALTCHA proof-of-work challenge; only with provider `altcha`. */
        AltchaChallenge: {
            /** @description Parameters of the challenge. */
            parameters: {
                /** @description The key derivation. */
                algorithm: string;
                /** @description Random bytes, hexadecimal. */
                nonce: string;
                /** @description Random bytes, hexadecimal. */
                salt: string;
                /**
                 * Format: int32
                 * @description Cost of one try.
                 */
                cost: number;
                /**
                 * Format: int32
                 * @description Length of the derived key, in bytes.
                 */
                keyLength: number;
                /** @description The bytes that the derived key must begin with, hexadecimal. */
                keyPrefix: string;
                /** @description Signature of the expected key. */
                keySignature?: string;
                /**
                 * Format: int32
                 * @description Memory of one try, if the algorithm takes it.
                 */
                memoryCost?: number;
                /**
                 * Format: int32
                 * @description Lanes of one try, if the algorithm takes them.
                 */
                parallelism?: number;
                /**
                 * Format: int64
                 * @description Seconds since 1970 after which the challenge is void.
                 */
                expiresAt?: number;
            };
            /** @description The server's signature, hexadecimal. */
            signature: string;
        };
        /** @description A visitor asks for an account. */
        RegisterRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            preferred_language: components["schemas"]["Language"];
            /** @description The answer to the robot check, of any provider; empty if the check is off. */
            recaptcha_token: string;
        };
        /** @description A member signs in. */
        LoginRequest: {
            /** @description The address as typed; white space around it has no effect. */
            email: string;
            /** @description The password as typed; one outside the length limits of a password is wrong, not malformed. */
            password: string;
            /**
             * @description Whether to restore a deleted account and sign in; no effect on one that is not deleted. A client that
             *     does not know this field shows the message of `account_deleted`.
             */
            restore?: boolean;
            /** @description The answer to the robot check, if `robot_check_required` has asked for one. */
            recaptcha_token?: string;
        };
        /** @description The member who is now signed in, and their access token. */
        LoginAnswer: {
            data: components["schemas"]["User"];
            token: components["schemas"]["AccessToken"];
        };
        /** @description A fresh access token. */
        TokenAnswer: {
            token: components["schemas"]["AccessToken"];
        };
        /** @description A member asks for a reset link. */
        ForgotPasswordRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description A visitor asks for the verification link again. */
        ResendVerificationRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description A member sets a new password with the token of a reset link. */
        ResetPasswordRequest: {
            token: components["schemas"]["LinkToken"];
            password: components["schemas"]["Password"];
        };
        /** @description The address is verified, and its owner may be signed in. */
        VerificationAnswer: {
            /** @description One sentence for a person. */
            message: string;
            token?: components["schemas"]["AccessToken"];
        };
        /**
         * @description A visitor opens a verification link in another browser than the one of the registration, and shows by the
         *     password that the registration is theirs.
         */
        VerificationRequest: {
            token: components["schemas"]["LinkToken"];
            /** @description The password of the registration, as typed. */
            password: string;
        };
        /**
         * @description The data of the signed-in member that every page needs. The profile has its own call; a backend may repeat
         *     profile fields here, the reference backend does not.
         */
        User: {
            id: components["schemas"]["UserId"];
            email: components["schemas"]["Email"];
            nickname: components["schemas"]["NullableString"];
            onboarding_status: components["schemas"]["OnboardingStatus"];
            preferred_language?: components["schemas"]["Language"];
            /** @description Another name for `preferred_language`; one of the two is present. The reference backend sends `preferred_language`. */
            language?: components["schemas"]["Language"];
            /** @description Whether the member is an admin. */
            is_admin: boolean;
            profile_picture_url?: components["schemas"]["NullablePictureUrl"];
            /** @description The time at which an admin warned the member; null if there is no warning to confirm. */
            warned_at?: components["schemas"]["TimeOrNull"];
            /** @description The server's abilities beyond the specification; none if the field is missing. */
            capabilities?: components["schemas"]["Capability"][];
            first_name?: components["schemas"]["NullableString"];
            last_name?: components["schemas"]["NullableString"];
            birth_date?: components["schemas"]["NullableTime"];
            sex?: components["schemas"]["NullableSex"];
            country?: components["schemas"]["NullableString"];
            city?: components["schemas"]["NullableString"];
            bio?: components["schemas"]["NullableString"];
            height_cm?: components["schemas"]["NullableInt32"];
            weight_kg?: components["schemas"]["NullableFloat64"];
            voice_message_url?: components["schemas"]["NullableString"];
            social_links?: components["schemas"]["SocialLinks"];
            children_status?: components["schemas"]["NullableChildrenStatus"];
            pets_status?: components["schemas"]["NullablePetsStatus"];
            child_intent?: components["schemas"]["NullableIntent"];
            pet_intent?: components["schemas"]["NullableIntent"];
            twin_share_pre_like?: components["schemas"]["NullableBool"];
            twin_share_on_match?: components["schemas"]["NullableBool"];
        };
        /** @description The profile of a member. Every field may be missing. */
        Profile: {
            first_name: components["schemas"]["NullableString"];
            last_name: components["schemas"]["NullableString"];
            birth_date: components["schemas"]["NullableTime"];
            sex: components["schemas"]["NullableSex"];
            country: components["schemas"]["NullableString"];
            city: components["schemas"]["NullableString"];
            bio: components["schemas"]["NullableString"];
            height_cm: components["schemas"]["NullableInt32"];
            weight_kg: components["schemas"]["NullableFloat64"];
            profile_picture_url: components["schemas"]["NullablePictureUrl"];
            voice_message_url: components["schemas"]["NullableString"];
            social_links: components["schemas"]["SocialLinks"];
            children_status: components["schemas"]["NullableChildrenStatus"];
            pets_status: components["schemas"]["NullablePetsStatus"];
            child_intent: components["schemas"]["NullableIntent"];
            pet_intent: components["schemas"]["NullableIntent"];
            /**
             * @description Whether the card shows `child_intent` and `pet_intent`. If not, neither affects what others learn before
             *     a match: scores, completeness, reasons, and which filters find the member. A client hides the choice if
             *     the field is missing. Off at first.
             */
            show_wishes?: components["schemas"]["NullableBool"];
            twin_share_pre_like: components["schemas"]["NullableBool"];
            twin_share_on_match: components["schemas"]["NullableBool"];
        };
        /** @description A profile and the nickname above it. */
        ProfileAnswer: {
            profile: components["schemas"]["Profile"];
            nickname: components["schemas"]["NullableString"];
            /**
             * Format: int32
             * @description Number of other members who have sent a message to the member's twin. The messages are not shown to the
             *     member. A client does without the number if it is missing.
             */
            twin_conversation_count?: number;
        };
        /** @description The profile that a member saves. The nickname is set once. */
        ProfileUpdate: {
            profile: components["schemas"]["ProfileFields"];
            nickname?: components["schemas"]["Nickname"];
        };
        /**
         * @description The fields that a member edits. Picture and voice message have calls of their own: their fields may be sent
         *     as `GET` returned them, and change nothing.
         */
        ProfileFields: {
            profile_picture_url?: components["schemas"]["NullString"];
            voice_message_url?: components["schemas"]["NullString"];
            first_name?: components["schemas"]["NullName"];
            last_name?: components["schemas"]["NullName"];
            birth_date?: components["schemas"]["NullTime"];
            sex?: components["schemas"]["NullSex"];
            country?: components["schemas"]["NullCountry"];
            city?: components["schemas"]["NullCity"];
            bio?: components["schemas"]["NullBio"];
            height_cm?: components["schemas"]["NullHeight"];
            weight_kg?: components["schemas"]["NullWeight"];
            /** @description The whole list, in the order to show; entries without platform or url are dropped. */
            social_links?: components["schemas"]["SocialLinkDraft"][];
            children_status?: components["schemas"]["NullChildrenStatus"];
            pets_status?: components["schemas"]["NullPetsStatus"];
            child_intent?: components["schemas"]["NullIntent"];
            pet_intent?: components["schemas"]["NullIntent"];
            /** @description Whether the card shows `child_intent` and `pet_intent`. */
            show_wishes?: components["schemas"]["NullBool"];
            twin_share_pre_like?: components["schemas"]["NullBool"];
            twin_share_on_match?: components["schemas"]["NullBool"];
        };
        /** @description The member's links to other sites. Null means none. */
        SocialLinks: components["schemas"]["SocialLink"][] | null;
        /** @description A link to another site. */
        SocialLink: {
            /** @description The site's name as the member writes it. */
            platform: string;
            /** @description The address, http or https. */
            url: string;
        };
        /** @description A link to another site as entered, possibly incomplete. */
        SocialLinkDraft: {
            /** @description The site's name as the member writes it. */
            platform?: string | null;
            /** @description The address, http or https, or empty; white space around it has no effect. */
            url?: string | null;
        };
        /**
         * @description Address of the picture, to be fetched with the access token: the path of `/profile/picture/{userId}` with a
         *     `v` that changes with the picture. No value if there is no picture.
         */
        NullablePictureUrl: components["schemas"]["NullString"] | string | null;
        /** @description Whether a nickname can be claimed. */
        NicknameAnswer: {
            /** @description True if the nickname is free, or belongs to the caller. */
            available: boolean;
        };
        /** @description A form with one file. */
        PictureUpload: {
            /**
             * Format: binary
             * @description A png or jpeg of at most 10 MB (10,485,760 bytes).
             */
            profile_picture: Blob;
        };
        /** @description The picture as kept. */
        PictureAnswer: {
            /** @description The name of the file; it changes with every upload. */
            profile_picture_filename: string;
        };
        /**
         * Format: binary
         * @description The bytes of a picture.
         */
        Picture: Blob;
        /** @description The position at which a page begins. Opaque; only the server that made it can read it. */
        Cursor: string;
        /** @description The `next_cursor` of another page; empty for the first one. */
        GivenCursor: string;
        /** @description The cursor of the next page. Empty, null or absent means that there is no next page. */
        NextCursor: string | null;
        /**
         * Format: int32
         * @description Number of entries on all pages together.
         */
        Total: number;
        /**
         * Format: binary
         * @description The bytes of a recording, 10 MB at most.
         */
        Audio: Blob;
        /** @description A form with one file. */
        VoiceMessageUpload: {
            /**
             * Format: binary
             * @description A recording of 400 ms to 60 s, at least 1200 bytes and at most 10 MB (10,485,760 bytes).
             */
            voice_message: Blob;
        };
        /** @description The voice message as kept. */
        VoiceMessageAnswer: {
            /** @description The name of the file; it changes with every upload. */
            voice_message_filename: string;
        };
        /**
         * @description Two texts to read aloud, with titles under French or English names. The reference backend sends
         *     `titre_1` and `titre_2`.
         */
        VoiceScriptAnswer: components["schemas"]["VoiceScript"] | components["schemas"]["VoiceScriptEnglishTitles"];
        /** @description Two texts to read aloud. */
        VoiceScript: {
            /** @description Title of the first text. */
            titre_1: components["schemas"]["NullableString"];
            /** @description The first text, about the member, in Markdown; text in italics is a hint, not to be read aloud. */
            script_md1: components["schemas"]["NullableString"];
            /** @description Title of the second text. */
            titre_2: components["schemas"]["NullableString"];
            /** @description The second text, about the person the member would like to meet, in Markdown, with hints likewise. */
            script_md2: components["schemas"]["NullableString"];
        };
        /** @description Two texts to read aloud, titles under their English names. */
        VoiceScriptEnglishTitles: {
            /** @description Title of the first text. */
            title_1: components["schemas"]["NullableString"];
            /** @description The first text, about the member, in Markdown. */
            script_md1: components["schemas"]["NullableString"];
            /** @description Title of the second text. */
            title_2: components["schemas"]["NullableString"];
            /** @description The second text, about the person the member would like to meet, in Markdown. */
            script_md2: components["schemas"]["NullableString"];
        };
        /**
         * Format: double
         * @description Strength of a trait or a love language, from 0 to 100.
         */
        Score: number;
        /**
         * Format: double
         * @description The standard error of the value, on the same scale; without it the precision of the value is unknown.
         */
        ScoreError: number;
        /** @description A score, or null if the answers are too few. */
        NullableScore: components["schemas"]["Score"] | null;
        /** @description Text of the insights, in Markdown with headings of the second level. */
        InsightsText: string;
        /**
         * Format: date-time
         * @description The time at which the insights were computed.
         */
        InsightsTime: string;
        /** @description One trait of the radar. */
        RadarValue: {
            /**
             * @description The trait. The app shows neuroticism as emotional stability, which is 100 minus the value.
             * @enum {string}
             */
            axis: "openness" | "conscientiousness" | "extraversion" | "agreeableness" | "neuroticism";
            value: components["schemas"]["Score"];
            standard_error?: components["schemas"]["ScoreError"];
        };
        /** @description One love language in one direction. */
        BarValue: {
            /**
             * @description The love language.
             * @enum {string}
             */
            name: "quality_time" | "words" | "acts" | "touch" | "gifts";
            value: components["schemas"]["Score"];
            /**
             * @description How the member shows love, how they like to receive it, or both taken together.
             * @enum {string}
             */
            group: "love_languages" | "love_languages_giving" | "love_languages_receiving";
            standard_error?: components["schemas"]["ScoreError"];
            /** @description Whether it clearly leads its group, alone or as one of two; if absent, no leader is known. */
            is_leading?: boolean;
        };
        /** @description Data of the charts. A trait or a love language without enough data is left out; if sureness is little, all are. */
        InsightsVisuals: {
            /** @description The traits, each at most once. */
            radar: components["schemas"]["RadarValue"][];
            /** @description The love languages, each at most once in a group. */
            bars: components["schemas"]["BarValue"][];
        };
        /** @description The five traits by their initials. */
        BigFive: {
            /** @description Openness. */
            O: components["schemas"]["NullableScore"];
            /** @description Conscientiousness. */
            C: components["schemas"]["NullableScore"];
            /** @description Extraversion. */
            E: components["schemas"]["NullableScore"];
            /** @description Agreeableness. */
            A: components["schemas"]["NullableScore"];
            /** @description Neuroticism. */
            N: components["schemas"]["NullableScore"];
            /**
             * Format: double
             * @description How sure the five numbers are, from 0 (a guess) to 1; the app shows it as percent.
             */
            confidence: number;
            /**
             * @description The confidence as one of three words, which the app shows beside the percent: too little for any
             *     statement, enough for tentative statements only, or enough to state clear results plainly.
             * @enum {string}
             */
            sureness?: "little" | "tentative" | "steady";
        };
        /** @description The numbers behind the charts. */
        InsightsMetrics: {
            big_five: components["schemas"]["BigFive"];
        };
        /**
         * @description The insights under one of three sets of names. The reference backend sends the first; other backends send
         *     `generatedAt` or the names that begin with `profile_`.
         */
        InsightsAnswer: components["schemas"]["Insights"] | components["schemas"]["InsightsGeneratedAt"] | components["schemas"]["PrefixedInsights"];
        /** @description The insights into a member's answers. */
        Insights: {
            summary_md: components["schemas"]["InsightsText"];
            /**
             * @description The author of `summary_md`: an AI that writes from the scores, or the texts of the app alone, also if
             *     the field is missing. A text by an AI must be labelled as such.
             * @enum {string}
             */
            summary_by?: "ai" | "texts";
            visuals: components["schemas"]["InsightsVisuals"];
            metrics: components["schemas"]["InsightsMetrics"];
            computed_at: components["schemas"]["InsightsTime"];
        };
        /** @description Insights with another name for their time. */
        InsightsGeneratedAt: {
            summary_md: components["schemas"]["InsightsText"];
            visuals: components["schemas"]["InsightsVisuals"];
            metrics: components["schemas"]["InsightsMetrics"];
            generatedAt: components["schemas"]["InsightsTime"];
        };
        /** @description Insights with names that begin with `profile_`. */
        PrefixedInsights: {
            profile_summary_md: components["schemas"]["InsightsText"];
            profile_visuals: components["schemas"]["InsightsVisuals"];
            profile_metrics: components["schemas"]["InsightsMetrics"];
            profile_computed_at: components["schemas"]["InsightsTime"];
        };
        /** @description The name of a questionnaire, its version included. */
        QuestionnaireName: string;
        /** @description The id of a questionnaire or of a part of it; the same in every language. */
        QuestionnaireId: string;
        /** @description A questionnaire in one language. */
        Questionnaire: {
            id: components["schemas"]["QuestionnaireId"];
            /** @description The name in the request, for a client that keeps progress per version; a client can do without it. */
            name?: components["schemas"]["QuestionnaireName"];
            /** @description The language of its texts, for `lang` attributes and reading aloud; a client can do without it. */
            language?: components["schemas"]["Language"];
            /** @description The parts, in the order to show. None means that there is nothing to answer. */
            blocks: components["schemas"]["QuestionBlock"][];
        };
        /** @description A part of a questionnaire. */
        QuestionBlock: {
            id: components["schemas"]["QuestionnaireId"];
            /** @description Subject of the part. */
            name: string;
            /** @description The questions, in the order to show. */
            questions: components["schemas"]["Question"][];
        };
        /** @description One question. */
        Question: {
            id: components["schemas"]["QuestionnaireId"];
            /** @description Text of the question. */
            text: string;
            /**
             * @description Whether the member writes, or marks the statements that are most and least like them.
             * @enum {string}
             */
            question_type: "open_ended" | "choice";
            /** @description The statements of a choice, in the order to show; empty for an open question. */
            options: components["schemas"]["QuestionOption"][];
        };
        /** @description One statement to choose. */
        QuestionOption: {
            id: components["schemas"]["QuestionnaireId"];
            /** @description The statement. */
            text: string;
        };
        /** @description The id of a statement, or null. */
        NullableQuestionnaireId: components["schemas"]["QuestionnaireId"] | null;
        /** @description A member hands in all answers. */
        AnswersRequest: {
            /** @description The questionnaire of these answers. */
            questionnaire_id: components["schemas"]["QuestionnaireId"];
            /** @description The answers, one for each question, in any order. */
            responses: components["schemas"]["QuestionResponse"][];
        };
        /** @description The answer to one question; for a choice the two ids, for an open question the text. */
        QuestionResponse: {
            /** @description The question. */
            question_id: components["schemas"]["QuestionnaireId"];
            /** @description The part that the question belongs to. */
            block_id: components["schemas"]["QuestionnaireId"];
            /** @description The statement that is most like the member; null for an open question. */
            most_appropriate_answer_id: components["schemas"]["NullableQuestionnaireId"];
            /** @description The statement that is least like the member, different from the first; null for an open question. */
            least_appropriate_answer_id: components["schemas"]["NullableQuestionnaireId"];
            /** @description The member's text, at least 10 characters without the white space around them; null for a choice. */
            open_answer_text: string | null;
        };
        /** @description Whether the questionnaire is answered. */
        CompletionStatus: {
            /** @description True once the answers are stored, whether or not they are analysed yet. */
            completed: boolean;
            /**
             * Format: date-time
             * @description The time at which answers were last handed in; absent if there are none. A client can do without it.
             */
            completed_at?: string;
            /**
             * @description Whether new answers can replace these. `open`: now. `later`: from `again_from` on. `analysing`: the last
             *     answers are not analysed yet; until then an earlier result stays. Absent while there are no answers; a
             *     client that does not know this field shows the questionnaire as done.
             * @enum {string}
             */
            again?: "open" | "later" | "analysing";
            /**
             * Format: date-time
             * @description With `later`, the time from which new answers are taken; a client can do without it.
             */
            again_from?: string;
        };
        /**
         * @description Compatibility of two members by their answers: the start of a conversation, not a prediction. A score is
         *     null if there is too little data for it, never a guess.
         *
         *     Before a match the scores are rough, so that no account can read another member's traits from them.
         *     `overall` has noise that stays the same for the two members, in steps of 5. The sides come from the choices
         *     on love, values, free time and plans alone and are 20, 50 or 80, each the nearest to its expected value
         *     after a match. One reason is shown. After a match everything is exact.
         */
        Compatibility: {
            /** @description All sides together, 0 to 100. */
            overall: components["schemas"]["NullableScore"];
            /**
             * Format: double
             * @description Share of the needed answers that both have given, 0 to 1.
             */
            completeness: number;
            /** @description Whether the scores rest on so few data that they must be shown with a caution. */
            low_confidence: boolean;
            /** @description Whether the scores are rough, as before a match; if absent, they are exact. */
            is_discreet?: boolean;
            /** @description Social side: how they like to be among people, 0 to 100. */
            social: components["schemas"]["NullableScore"];
            /** @description Values side: the things that matter to them, 0 to 100. */
            values: components["schemas"]["NullableScore"];
            /** @description Emotional side: how they show and take feelings, 0 to 100. */
            emotional: components["schemas"]["NullableScore"];
            /** @description Lifestyle side: how they spend their days, 0 to 100. */
            lifestyle: components["schemas"]["NullableScore"];
            /** @description Long-term side: their plans for the years to come, 0 to 100. */
            longterm: components["schemas"]["NullableScore"];
            reasons?: components["schemas"]["CompatibilityReasons"];
        };
        /**
         * @description Reasons for the scores, in the language that `Accept-Language` asks for; a side without a score has no
         *     reason. A client that does not know this field shows the scores alone.
         */
        CompatibilityReasons: {
            /** @description Reason for the score `social`. */
            social?: string;
            /** @description Reason for the score `values`. */
            values?: string;
            /** @description Reason for the score `emotional`. */
            emotional?: string;
            /** @description Reason for the score `lifestyle`. */
            lifestyle?: string;
            /** @description Reason for the score `longterm`. */
            longterm?: string;
        };
        /** @description Compatibility of two members, or null if there is no score yet. */
        NullableCompatibility: components["schemas"]["Compatibility"] | null;
        /**
         * @description Another member as the caller may see them: on cards, in the quick view, in likes and matches. The reference
         *     backend sends `children_status` and `pets_status`; others send `children` and `pets`.
         */
        Candidate: {
            id: components["schemas"]["UserId"];
            /** @description The name to show; no value for an anonymous member. */
            nickname: components["schemas"]["NullableString"];
            /** @description Their age today, in years. The birth date itself is never shown. */
            age_years: components["schemas"]["NullableInt32"];
            sex: components["schemas"]["NullableSex"];
            /** @description The country they live in, as an ISO 3166-1 alpha-2 code. */
            country: components["schemas"]["NullableString"];
            /** @description The city they live in, as they write it. */
            city: components["schemas"]["NullableString"];
            /** @description Their text about themself, in their own language. */
            bio: components["schemas"]["NullableString"];
            profile_picture_url: components["schemas"]["NullablePictureUrl"];
            /**
             * @description Address of their voice message, to be fetched with the access token: the path of `/profile/voice/{id}`
             *     with a `v` that changes with the recording. No value if there is no voice message.
             */
            voice_message_url: components["schemas"]["NullableString"];
            /** @description Whether they have recorded a voice message. */
            has_voice: boolean;
            children_status?: components["schemas"]["NullableChildrenStatus"];
            /** @description Another name for `children_status`; a client reads the one that is present. */
            children?: components["schemas"]["NullableChildrenStatus"];
            pets_status?: components["schemas"]["NullablePetsStatus"];
            /** @description Another name for `pets_status`; a client reads the one that is present. */
            pets?: components["schemas"]["NullablePetsStatus"];
            /** @description Their wish for children, if they show it. */
            child_intent?: components["schemas"]["NullableIntent"];
            /** @description Their wish for pets, if they show it. */
            pet_intent?: components["schemas"]["NullableIntent"];
            /** @description Whether others may talk with their twin before a match. */
            twin_share_pre_like: components["schemas"]["NullableBool"];
            /** @description Whether matches may talk with their twin. */
            twin_share_on_match: components["schemas"]["NullableBool"];
            /**
             * @description Whether the caller may talk with their twin now: it exists, and it is shared at this stage. A client
             *     that does not know this field reads `twin_share_pre_like` and `twin_share_on_match`.
             */
            twin_available?: boolean;
            compatibility: components["schemas"]["NullableCompatibility"];
            /**
             * @description Whether `compatibility` is null because the caller's own answers agree with each other no better than
             *     chance. Scores of such answers would reveal other members' traits. Absent if false.
             */
            scores_withheld?: boolean;
        };
        /** @description The member's filters for Discover. */
        Criteria: {
            /**
             * @description The sex; empty for any.
             * @enum {string}
             */
            target_sex: "" | "male" | "female" | "other";
            /**
             * Format: int32
             * @description The youngest age, in years; not above `max_age`.
             */
            min_age: number;
            /**
             * Format: int32
             * @description The oldest age, in years.
             */
            max_age: number;
            /**
             * Format: int32
             * @description The largest distance, in kilometres, between the centres of the two cities, in steps of five. If a city
             *     is unknown or missing, members of the same country count as near and others do not; a member without a
             *     country is near to all.
             */
            max_distance_km: number;
            /** @description Whether to show only members whose card says that they want children. */
            wants_children: boolean;
            /** @description Whether to show only members whose card says that they have pets, want some or do not mind them. */
            accepts_pets: boolean;
            /** @description Whether to show only members with a picture. */
            require_photo: boolean;
            /** @description Whether to show only members with a voice message. */
            require_voice: boolean;
        };
        /**
         * @description One of the filters, by the name of its field.
         * @enum {string}
         */
        CriterionName: "target_sex" | "min_age" | "max_age" | "max_distance_km" | "wants_children" | "accepts_pets" | "require_photo" | "require_voice";
        /** @description A page of the feed, as it is or under `data`. The reference backend sends it as it is. */
        FeedAnswer: components["schemas"]["Feed"] | components["schemas"]["WrappedFeed"];
        /** @description A page of candidates. */
        Feed: {
            /** @description The candidates, the best compatibility first, without duplicates. */
            items: components["schemas"]["Candidate"][];
            next_cursor?: components["schemas"]["NextCursor"];
            /**
             * @description Only in an empty feed: the filter that excludes the most people; null if none does. A client that does
             *     not know this field suggests loosening the filters without naming one.
             */
            tightest_criterion?: components["schemas"]["CriterionName"] | null;
        };
        /** @description A page of the feed under `data`, as some backends send it. */
        WrappedFeed: {
            data: components["schemas"]["Feed"];
        };
        /**
         * Format: uuid
         * @description A match's id.
         */
        MatchId: string;
        /**
         * @description A like or a pass.
         * @default like
         * @enum {string}
         */
        LikeAction: "like" | "pass";
        /**
         * @description State of the reaction: the like waits for an answer, both like each other, or the member passed. Only the
         *     member who passed sees `passed`; lists have `pending` and `matched` alone.
         * @enum {string}
         */
        LikeStatus: "pending" | "matched" | "passed";
        /**
         * @description Likes of others for the member, or likes of the member for others.
         * @default given
         * @enum {string}
         */
        LikeDirection: "received" | "given";
        /** @description The first message, in plain text. */
        LikeMessage: string;
        /** @description The caller's reaction to another member. A request without a body is a like. */
        LikeRequest: {
            action?: components["schemas"]["LikeAction"];
            /**
             * @description A first message with a like: the other member reads it on the card of the received like, and it becomes
             *     the first message of their conversation if they match. Ignored with a pass. A client that does not know
             *     this field sends likes without a message.
             */
            message?: components["schemas"]["LikeMessage"];
        };
        /** @description State of the two members after a like or a pass. */
        LikeAnswer: {
            status: components["schemas"]["LikeStatus"];
            /** @description The new match; only with `matched`. */
            match_id?: components["schemas"]["MatchId"];
            /**
             * Format: date-time
             * @description End of the time in which the reaction can be undone; absent if it cannot be. A client that does not know
             *     this field offers no undo.
             */
            undo_until?: string;
        };
        /**
         * Format: date-time
         * @description A time, or null if the event has not happened.
         */
        TimeOrNull: string | null;
        /**
         * @description One like and the member on its other end. The three times also come as `received_at`, `given_at` and
         *     `confirmed_at`; the reference backend sends the first forms.
         */
        LikeEntry: {
            /**
             * Format: date-time
             * @description The time at which the like was given.
             */
            created_at: string;
            status: components["schemas"]["LikeStatus"];
            user: components["schemas"]["Candidate"];
            /** @description The time at which the caller received it; null in `given`. */
            receivedAt?: components["schemas"]["TimeOrNull"];
            /** @description The time at which the caller gave it; null in `received`. */
            givenAt?: components["schemas"]["TimeOrNull"];
            /** @description The time at which it was returned and became a match; null while it waits. */
            confirmedAt?: components["schemas"]["TimeOrNull"];
            /** @description Another name for `receivedAt`. */
            received_at?: components["schemas"]["TimeOrNull"];
            /** @description Another name for `givenAt`. */
            given_at?: components["schemas"]["TimeOrNull"];
            /** @description Another name for `confirmedAt`. */
            confirmed_at?: components["schemas"]["TimeOrNull"];
            /**
             * @description The first message that came with the like; absent if there was none. A client that does not know this
             *     field shows the like alone, and the message once they match.
             */
            message?: components["schemas"]["LikeMessage"];
        };
        /** @description A page of likes. */
        LikeList: {
            /** @description The likes, the newest first, without duplicates. */
            items: components["schemas"]["LikeEntry"][];
            next_cursor?: components["schemas"]["NextCursor"];
            /** @description Number of likes in this direction. A client that does not know this field counts the entries it has loaded. */
            total?: components["schemas"]["Total"];
        };
        /** @description The text that another member sent with a like. */
        FirstMessage: {
            /**
             * Format: uuid
             * @description The id of the message.
             */
            id: string;
            /**
             * Format: uuid
             * @description The sender, for a report or a block.
             */
            user_id: string;
            message: components["schemas"]["LikeMessage"];
            /**
             * Format: date-time
             * @description The time at which it was written.
             */
            created_at: string;
        };
        /** @description A page of first messages. */
        FirstMessageList: {
            /** @description The first messages, the newest first. */
            items: components["schemas"]["FirstMessage"][];
            next_cursor: components["schemas"]["NextCursor"];
            total: components["schemas"]["Total"];
        };
        /** @description Two members who like each other, as one of them sees it. */
        Match: {
            match_id: components["schemas"]["MatchId"];
            /**
             * Format: date-time
             * @description The time of the second like.
             */
            created_at: string;
            user: components["schemas"]["Candidate"];
            /**
             * Format: uuid
             * @description Their conversation; null until it is opened. A client that does not know this field opens the
             *     conversation from the match, which is harmless if there is one.
             */
            conversation_id?: string | null;
        };
        /** @description A page of matches. */
        MatchList: {
            /** @description The matches, the newest first, without duplicates. */
            items: components["schemas"]["Match"][];
            next_cursor?: components["schemas"]["NextCursor"];
            /** @description Number of matches. A client that does not know this field counts the entries it has loaded. */
            total?: components["schemas"]["Total"];
        };
        /**
         * @description Reason of the report. `spam` is shown as Spam / Scam.
         * @enum {string}
         */
        ReportReason: "harassment" | "spam" | "fake_profile" | "inappropriate" | "other";
        /** @description A report about a member. */
        ReportRequest: {
            reason: components["schemas"]["ReportReason"];
            /** @description Description in the member's words; may be empty. */
            details?: string;
            /**
             * Format: uuid
             * @description The conversation that the report is about. Optional: the conversations of the two members, and the
             *     caller's with the other's digital twin, are kept as evidence anyway.
             */
            conversation_id?: string;
            message_ids?: components["schemas"]["MarkedMessages"];
        };
        /**
         * @description Messages that the report is about. They are kept as evidence with the messages around them, besides the
         *     first messages, the newest, and those around the caller's own.
         */
        MarkedMessages: components["schemas"]["MessageId"][];
        /** @description A report about the other member of a conversation. */
        ConversationReport: {
            reason: components["schemas"]["ReportReason"];
            /** @description Description in the member's words; may be empty. */
            details?: string;
            message_ids?: components["schemas"]["MarkedMessages"];
        };
        /**
         * Format: uuid
         * @description A session's id.
         */
        SessionId: string;
        /** @description The notices that are sent by mail. Mails about the account itself are always sent. */
        MailNotices: {
            /** @description A new match. */
            matches: boolean;
            /** @description Unread messages, at most once a day. */
            messages: boolean;
            /** @description The twin and the insights are ready. */
            twin_ready: boolean;
        };
        /** @description The member's settings of the account. */
        Settings: {
            preferred_language: components["schemas"]["Language"];
            notices: components["schemas"]["MailNotices"];
        };
        /** @description The settings to change; the others stay. */
        SettingsUpdate: {
            preferred_language?: components["schemas"]["Language"];
            /** @description The notices to switch on or off. */
            notices?: {
                /** @description A new match. */
                matches?: boolean;
                /** @description Unread messages. */
                messages?: boolean;
                /** @description The twin is ready. */
                twin_ready?: boolean;
            };
        };
        /** @description The password as typed; a short one is wrong, not malformed. */
        CurrentPassword: string;
        /** @description The current password, and the new one. */
        PasswordChange: {
            current_password: components["schemas"]["CurrentPassword"];
            new_password: components["schemas"]["Password"];
        };
        /** @description A session of a member. */
        SignedInSession: {
            id: components["schemas"]["SessionId"];
            /** @description The browser by its name, if it sends one; else null. */
            browser: string | null;
            /** @description The operating system by its name; null when it is not known. */
            system: string | null;
            /**
             * Format: date-time
             * @description The time of the sign-in.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The time at which the session was last continued, to some minutes.
             */
            last_used_at: string;
            /** @description Whether it is the caller's session. */
            is_current: boolean;
        };
        /** @description The sessions of a member. */
        SessionList: {
            /** @description The sessions, the caller's first, then the last used first. */
            items: components["schemas"]["SignedInSession"][];
        };
        /** @description A blocked member. */
        Block: {
            user_id: components["schemas"]["UserId"];
            /**
             * @description The nickname at the time of the block; a member who could not be found then is not in the list. Null
             *     only from a server that keeps no names, for a former member.
             */
            nickname: string | null;
            /**
             * Format: date-time
             * @description The time of the block.
             */
            created_at: string;
        };
        /** @description The members that the caller has blocked. */
        BlockList: {
            /** @description The entries, the latest first. */
            items: components["schemas"]["Block"][];
        };
        /**
         * @description An ability of a server beyond the specification; a client hides features that are not named.
         *     `account_settings`: the calls under `/me/settings`, `/me/sessions` and `/me/export`, `PUT /me/password`,
         *     `POST /me/deletion`, and `DELETE /me/profile/picture`. `acknowledgements`: a message with a `client_msg_id`
         *     is acknowledged on the connection that it came over. `blocks`: `GET /me/blocks` and
         *     `DELETE /profiles/{id}/block`. `conversation_safety`: `POST /conversations/{id}/report`,
         *     `POST /conversations/{id}/block`, and `message_ids` in reports. `first_messages`: `GET /me/likes/messages`,
         *     and `message` in a like. `member_events`: a connection with the all-zero conversation id receives the events
         *     that concern the member as a whole. `partial_profiles`: `PUT /me/profile` keeps the fields that are left
         *     out. `recent_events`: `resync` follows the opening of a connection with the all-zero conversation id if the
         *     member had an event in the 30 seconds before it. `twin_sharing`: the calls under `/me/twin`.
         *     `answers_without_ai`: no AI is set up, and twins and the advisor answer without one.
         * @enum {string}
         */
        Capability: "account_settings" | "acknowledgements" | "blocks" | "conversation_safety" | "first_messages" | "member_events" | "partial_profiles" | "recent_events" | "twin_sharing" | "answers_without_ai";
        /** @description The answers that a member lets the twin say to others, and the members it may talk to. */
        TwinSharing: {
            /** @description The answers in the order of the questions; empty before the questionnaire is handed in. */
            answers: components["schemas"]["SharedAnswer"][];
            confirmed_at: components["schemas"]["TimeOrNull"];
            /** @description Whether others may talk with the twin before a match, as the profile has it. */
            twin_share_pre_like: boolean;
            /** @description Whether matches may talk with the twin, as the profile has it. */
            twin_share_on_match: boolean;
        };
        /** @description An answer to an open question, and its owner's decision about it. */
        SharedAnswer: {
            /** @description The question. */
            question_id: components["schemas"]["QuestionnaireId"];
            /** @description The question in the member's language. */
            question: string;
            /** @description The member's text. */
            answer: string;
            /**
             * @description The text for others once it is allowed: without sentences that have addresses, numbers or the member's
             *     names. Empty if no sentence is left; then the twin cannot say it.
             */
            words: string;
            /** @description Whether the twin may say it to others now. */
            allowed: boolean;
            /** @description Whether the answer was written or changed after the member confirmed; then the twin does not say it. */
            changed: boolean;
        };
        /** @description A member's decisions about all open answers. */
        TwinSharingDecision: {
            /** @description The decisions, one for each answer, in any order. */
            answers: components["schemas"]["AnswerDecision"][];
        };
        /** @description A decision about one answer. */
        AnswerDecision: {
            /** @description The question. */
            question_id: components["schemas"]["QuestionnaireId"];
            /** @description The text that the member saw, unchanged. */
            words: string;
            /** @description Whether the twin may say it to others. */
            allowed: boolean;
        };
        /** @description The members who talked with the member's twin. */
        TwinTalkList: {
            /** @description The entries, the latest first. */
            items: components["schemas"]["TwinTalk"][];
        };
        /** @description A member who talked with the member's twin. */
        TwinTalk: {
            /** @description The conversation. */
            id: components["schemas"]["ConversationId"];
            /** @description The nickname; null for a member who cannot be found any more. */
            nickname: string | null;
            /**
             * Format: date-time
             * @description The time of their first message.
             */
            since: string;
            /**
             * Format: int32
             * @description Number of their messages.
             */
            message_count: number;
            /** @description Whether they can continue. */
            running: boolean;
        };
        /** @description State of the copy of a member's data. */
        DataExport: {
            /**
             * @description Whether it was asked for, is being made, can be fetched, or could not be made.
             * @enum {string}
             */
            status: "none" | "preparing" | "ready" | "failed";
            requested_at: components["schemas"]["TimeOrNull"];
            ready_at: components["schemas"]["TimeOrNull"];
            expires_at: components["schemas"]["TimeOrNull"];
            /**
             * Format: int64
             * @description Size of the file in bytes; null while there is none.
             */
            size_bytes: number | null;
        };
        /**
         * Format: binary
         * @description The bytes of a ZIP file.
         */
        Archive: Blob;
        /** @description A member asks for a copy of their data. */
        ExportRequest: {
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description A member deletes the account. */
        DeletionRequest: {
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description The time until which the account can be restored. */
        DeletionAnswer: {
            /**
             * Format: date-time
             * @description The time at which everything is erased.
             */
            erased_at: string;
        };
        /**
         * Format: uuid
         * @description A report's id.
         */
        ReportId: string;
        /**
         * @description Whether a report waits for a decision.
         * @default open
         * @enum {string}
         */
        ReportState: "open" | "closed";
        /**
         * @description An admin's decision about a report.
         * @enum {string}
         */
        ModerationAction: "dismiss" | "warn" | "suspend";
        /**
         * @description Whether a member may sign in. `deleted` also stands for a permanently deleted member.
         * @enum {string}
         */
        Standing: "active" | "suspended" | "deleted";
        /** @description A member as admins see them in lists. */
        MemberSummary: {
            id: components["schemas"]["UserId"];
            /** @description The nickname; null for a member without one, and for a former member. */
            nickname: string | null;
            standing: components["schemas"]["Standing"];
        };
        /** @description A report in a list. */
        ReportSummary: {
            id: components["schemas"]["ReportId"];
            reason: components["schemas"]["ReportReason"];
            /**
             * @description Urgency of the report, by the gravest reason that the reporter gave.
             * @enum {string}
             */
            severity: "high" | "medium" | "low";
            /** @description Description in the reporter's words; may be empty. */
            details: string;
            /**
             * Format: date-time
             * @description The time at which the report arrived.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The time of the reporter's last addition; null if there is none. A decision names it.
             */
            added_at: string | null;
            reporter: components["schemas"]["MemberSummary"];
            reported: components["schemas"]["MemberSummary"];
            /**
             * Format: int32
             * @description Number of different members who have reported the same member. Dismissed reports do not count, nor
             *     reports by accounts younger than a week whose owner never talked with the reported member.
             */
            reporters: number;
            /** @description Outcome of all reports by the reporter, this report included. */
            reporter_history: {
                /**
                 * Format: int32
                 * @description Number of the reporter's reports of the last 180 days.
                 */
                reports: number;
                /**
                 * Format: int32
                 * @description Number of them that were dismissed.
                 */
                dismissed: number;
            };
            /**
             * Format: int32
             * @description Number of warnings and suspensions of the reported member that are in force, without this report;
             *     revised decisions are not counted.
             */
            earlier_measures: number;
            decision: components["schemas"]["DecisionOrNull"];
        };
        /** @description The decision; null if there is none yet. */
        DecisionOrNull: {
            action: components["schemas"]["ModerationAction"];
            note: components["schemas"]["ModerationNote"];
            /**
             * Format: date-time
             * @description The time of the decision.
             */
            decided_at: string;
            moderator: components["schemas"]["MemberSummary"];
        } | null;
        /** @description The reason, for other admins; members never see it. */
        ModerationNote: string;
        /** @description A page of reports. */
        ReportList: {
            /** @description The reports. */
            items: components["schemas"]["ReportSummary"][];
            next_cursor?: components["schemas"]["NextCursor"];
            total?: components["schemas"]["Total"];
        };
        /** @description A report with its evidence. */
        ReportFile: {
            report: components["schemas"]["ReportSummary"];
            profile: components["schemas"]["ReportedProfile"];
            /**
             * @description Messages between the two members, with likes and in conversations, and between the reporter and the
             *     reported member's digital twin, the oldest first: the messages of the reported member and of the twin,
             *     the reporter's first and newest, those that the reporter named, and the messages around them and around
             *     the reporter's own. If these are too many for one answer, some in the middle are left out.
             */
            messages: components["schemas"]["ReportedMessage"][];
            /**
             * Format: int32
             * @description Number of messages between the two, and in the conversation with the twin, that the report does not hold.
             */
            left_out: number;
            /**
             * @description Earlier content of the reported member's profile, visible to others in the 30 days before the report but
             *     not at its time, the oldest first: each entry has texts, a picture or a voice message.
             */
            former_profiles: components["schemas"]["FormerProfile"][];
            /** @description Whether the picture was kept. */
            has_picture: boolean;
            /** @description Whether the voice message was kept. */
            has_voice: boolean;
            /** @description The later reports of the reporter, the oldest first. */
            additions: components["schemas"]["ReportAddition"][];
            /** @description Earlier reports and measures about the reported member, without this report. */
            earlier: {
                /**
                 * Format: int32
                 * @description Number of different members who made them, without the reporter.
                 */
                reporters: number;
                /**
                 * Format: int32
                 * @description Number of other reports about them, dismissed ones not counted.
                 */
                reports: number;
                /**
                 * Format: int32
                 * @description Number of their warnings in force.
                 */
                warnings: number;
                /**
                 * Format: int32
                 * @description Number of their suspensions that were not revised, ended ones included.
                 */
                suspensions: number;
            };
        };
        /** @description A later report of the reporter, with the changes since. */
        ReportAddition: {
            reason: components["schemas"]["ReportReason"];
            /** @description Description in the reporter's words; may be empty. */
            details: string;
            /**
             * Format: date-time
             * @description The time of the addition.
             */
            added_at: string;
            /** @description The profile at that time; null if it had not changed. */
            profile: components["schemas"]["ReportedProfile"] | null;
            /** @description Whether another picture was kept. */
            has_picture: boolean;
            /** @description Whether another voice message was kept. */
            has_voice: boolean;
        };
        /** @description The reported member's profile at the time of the report. */
        ReportedProfile: {
            /** @description The nickname. */
            nickname: string | null;
            /** @description The text that they wrote about themself. */
            bio: string | null;
            /** @description The country's code. */
            country: string | null;
            /** @description The place. */
            city: string | null;
            social_links: components["schemas"]["SocialLinks"];
        };
        /** @description Content of a profile before it was changed. */
        FormerProfile: {
            /** @description The text that they wrote about themself. */
            bio: string | null;
            /** @description The place. */
            city: string | null;
            /** @description Whether the old content is a picture. */
            has_picture: boolean;
            /** @description Whether the old content is a voice message. */
            has_voice: boolean;
            /**
             * Format: date-time
             * @description The time of the change.
             */
            shown_until: string;
        };
        /** @description A message that was kept as evidence. */
        ReportedMessage: {
            id: components["schemas"]["MessageId"];
            /**
             * @description The author of the message.
             * @enum {string}
             */
            sender: "reported" | "reporter" | "former_member";
            /**
             * @description Whether the message belongs to the reporter's conversation with the reported member's digital twin.
             *     There the messages of `reported` are the twin's: an AI's words, or quotations of the member's answers.
             */
            with_twin: boolean;
            kind: components["schemas"]["MessageKind"];
            /** @description The text; for a recording its transcript, if there is one. */
            text: string | null;
            /** @description Whether its recording was kept. */
            has_recording: boolean;
            /**
             * Format: date-time
             * @description The time at which it was sent.
             */
            sent_at: string;
        };
        /** @description A decision about a report, and its reason. */
        ReportDecision: {
            action: components["schemas"]["ModerationAction"];
            note: components["schemas"]["ModerationNote"];
            /**
             * Format: date-time
             * @description The time of the decision that this one replaces; absent or null for a first decision.
             */
            revises?: string | null;
            /**
             * Format: date-time
             * @description The `added_at` of the report that the admin has read; absent or null if nothing was added. If it has
             *     changed since, the decision is refused.
             */
            seen_until?: string | null;
        };
        /** @description The reason why a suspension ends. */
        Reinstatement: {
            note: components["schemas"]["ModerationNote"];
        };
        /** @description First messages of a member that are held because the same text went to many members, or many members wrote to one. */
        HeldWords: {
            id: components["schemas"]["UserId"];
            member: components["schemas"]["MemberSummary"];
            /** @description The earliest different texts; texts after `newest_at` wait for the next decision. */
            texts: string[];
            /**
             * Format: int32
             * @description Number of people they were sent to.
             */
            people: number;
            /**
             * Format: date-time
             * @description The time at which the newest was sent; a decision names it.
             */
            newest_at: string;
        };
        /** @description A page of held messages. */
        HeldWordsList: {
            /** @description An entry for each member, the newest first. */
            items: components["schemas"]["HeldWords"][];
            next_cursor?: components["schemas"]["NextCursor"];
            total?: components["schemas"]["Total"];
        };
        /** @description A decision about held messages, and its reason. */
        HeldWordsDecision: {
            /**
             * @description Whether their receivers see them.
             * @enum {string}
             */
            action: "release" | "discard";
            note: components["schemas"]["ModerationNote"];
            /**
             * Format: date-time
             * @description The `newest_at` that the admin has seen; later messages keep waiting.
             */
            until: string;
        };
        /** @description An action of an admin. */
        AuditEntry: {
            /**
             * Format: uuid
             * @description The entry's id.
             */
            id: string;
            /**
             * Format: date-time
             * @description The time of the action.
             */
            at: string;
            /**
             * @description The action.
             * @enum {string}
             */
            action: "open_report" | "dismiss" | "warn" | "suspend" | "reinstate" | "name_admin" | "remove_admin" | "read_words" | "release_words" | "discard_words" | "admit_adult" | "stated_minor" | "export_data" | "erase_account";
            /** @description The admin; null for an operator's command, and for `stated_minor`. */
            moderator: components["schemas"]["MemberSummary"] | null;
            subject: components["schemas"]["MemberSummary"];
            /**
             * Format: uuid
             * @description The report that the action is about; null if there is none.
             */
            report_id: string | null;
            note: components["schemas"]["ModerationNote"];
        };
        /** @description A page of the admins' actions. */
        AuditTrail: {
            /** @description The entries, the newest first. */
            items: components["schemas"]["AuditEntry"][];
            next_cursor?: components["schemas"]["NextCursor"];
        };
        /** @description A page for people, in HTML. */
        Page: string;
        /** @description The form that a mail program sends; the button of the page sends no field. */
        UnsubscribeForm: {
            /** @description Always `One-Click`. */
            "List-Unsubscribe"?: string;
        };
        /** @description The stamp that a message to us must carry. */
        ContactStamp: {
            stamp: components["schemas"]["Stamp"];
            /** @description Whether the message may carry a `client_msg_id`. Before a session, no user names its capabilities. */
            takes_message_id?: boolean;
        };
        /** @description The time at which the form was opened, signed. Opaque. */
        Stamp: string;
        /** @description A message to the people behind Gemel. */
        ContactRequest: {
            /** @description The name that the sender wants to be addressed by. */
            full_name: string;
            /** @description The address to answer a visitor at. A member is always answered at the account's address. */
            email?: components["schemas"]["Email"];
            /** @description Subject, in one line. */
            subject: string;
            /** @description The message, in plain text. */
            message: string;
            stamp: components["schemas"]["Stamp"];
            /**
             * Format: int64
             * @description The time at which the page was loaded, by the visitor's clock, in milliseconds since 1970.
             */
            loaded_at: number;
            /** @description A field that people do not see; a client that fills it in is treated as a robot. */
            website: string;
            /** @description The sender's own id for this message. A client that sends none must not repeat a request that may have arrived. */
            client_msg_id?: components["schemas"]["ClientMessageId"];
        };
        /**
         * Format: uuid
         * @description A conversation's id. All zeros stand for every conversation, where a call says so.
         */
        ConversationId: string;
        /**
         * @description The kind of partner: a twin, the advisor Duo about one candidate, or a person.
         * @enum {string}
         */
        ConversationType: "twin" | "advisor" | "user";
        /**
         * @description A conversation as the list shows it. The participant is the other person, the candidate whom the advisor is
         *     asked about, or the owner of the twin.
         */
        Conversation: {
            conversation_id: components["schemas"]["ConversationId"];
            type: components["schemas"]["ConversationType"];
            /** @description The participant's id; null for the caller's own twin, and for a former member. */
            participant_id: components["schemas"]["UserId"] | null;
            /** @description The participant's nickname; no value for the caller's own twin, and for a member without a nickname. */
            participant_name: components["schemas"]["NullableString"];
            participant_picture_url: components["schemas"]["NullablePictureUrl"];
            /** @description The participant's text about themself, in their own language. */
            participant_bio: components["schemas"]["NullableString"];
            /** @description The participant's age today, in years. */
            participant_age: components["schemas"]["NullableInt32"];
            participant_gender: components["schemas"]["NullableSex"];
            /** @description The city the participant lives in, as they write it. */
            participant_city: components["schemas"]["NullableString"];
            /** @description The country the participant lives in, as an ISO 3166-1 alpha-2 code. */
            participant_country: components["schemas"]["NullableString"];
            compatibility: components["schemas"]["NullableCompatibility"];
            /** @description Whether the participant has a voice message to listen to. */
            has_voice: boolean;
            /** @description Beginning of the newest message; no value if there is none, or if it is a recording without a transcript. */
            last_message: components["schemas"]["NullableString"];
            /** @description The time at which the newest message was sent; no value if there is none. */
            last_message_at: components["schemas"]["NullableTime"];
            /**
             * @description Whether the conversation takes no more messages: the match has ended, the other is a former member, or
             *     the owner of the twin does not share it now. A client that does not know this field finds out when it
             *     sends.
             */
            ended?: boolean;
            /** @description The match of a conversation with a person; null for every other conversation. */
            match_id?: string | null;
            /**
             * Format: int32
             * @description Number of messages of others that the member has not seen yet; 1000 also stands for more. Fetching the
             *     newest page of a conversation, or an open live connection to it, counts as having seen it.
             */
            unread_count?: number;
        };
        /** @description A page of conversations. */
        Conversations: {
            /** @description The conversations of this page, the newest activity first. */
            items: components["schemas"]["Conversation"][];
            next_cursor?: components["schemas"]["NextCursor"];
            /** @description Number of the member's conversations of each type. A client that does not know this field counts the entries it has loaded. */
            totals?: {
                twin: components["schemas"]["Total"];
                advisor: components["schemas"]["Total"];
                user: components["schemas"]["Total"];
            };
        };
        /** @description The conversations, in a page or as a plain array. The reference backend sends the page. */
        ConversationsAnswer: components["schemas"]["Conversations"] | components["schemas"]["Conversation"][];
        /** @description The twin to talk to. */
        TwinRequest: {
            /** @description The owner of the twin; if absent, the caller. */
            candidate_user_id?: components["schemas"]["UserId"];
        };
        /** @description The candidate to ask the advisor about. */
        AdviceRequest: {
            candidate_user_id: components["schemas"]["UserId"];
        };
        /** @description The opened conversation. */
        ConversationOpened: {
            conversation_id: components["schemas"]["ConversationId"];
        };
        /**
         * Format: uuid
         * @description A message's id.
         */
        MessageId: string;
        /**
         * Format: uuid
         * @description An id that the sender makes, new for each message, so that a repeated message is stored once.
         */
        ClientMessageId: string;
        /**
         * @description The kind of author: `model` and `assistant` are an AI, everything else is a human. The reference backend
         *     sends `user` and `assistant`.
         */
        MessageRole: string;
        /**
         * @description A text, a recording, or a note of an activity.
         * @enum {string}
         */
        MessageKind: "status" | "message" | "audio";
        /** @description The member who sent the message; null for an AI. With the caller's id, it is the caller's own message. */
        SenderId: components["schemas"]["UserId"] | null;
        /** @description A message as the history keeps it. Fields that only recordings have may be missing from a text. */
        Message: {
            id: components["schemas"]["MessageId"];
            conversation_id: components["schemas"]["ConversationId"];
            sender_id: components["schemas"]["SenderId"];
            role: components["schemas"]["MessageRole"];
            /** @description The text, plain or markdown; no value for a recording. */
            content: components["schemas"]["NullableString"];
            msg_type?: components["schemas"]["MessageKind"];
            /** @description Another name for `msg_type`; one of the two is present. The reference backend sends `msg_type`. */
            type?: components["schemas"]["MessageKind"];
            /** @description Address of the recording, to be fetched with the access token. */
            audio_url?: components["schemas"]["NullableString"];
            /** @description Length of the recording, in milliseconds. */
            audio_duration_ms?: components["schemas"]["NullableInt32"];
            /** @description Transcript of the recording, if there is one. */
            transcript?: components["schemas"]["NullableString"];
            /** @description The recording's media type. */
            mime_type?: components["schemas"]["NullableString"];
            /**
             * Format: date-time
             * @description The time at which the server stored it.
             */
            sent_at: string;
            /** @description The sender's own id for this message; only the sender gets it. */
            client_msg_id?: components["schemas"]["ClientMessageId"];
        };
        /** @description A page of messages. */
        Messages: {
            /** @description The messages of this page, ascending by `sent_at`. */
            items: components["schemas"]["Message"][];
            /** @description The value of `before` for older messages. Empty, null or absent means that there are none. */
            next_cursor?: components["schemas"]["NextCursor"];
            total?: components["schemas"]["Total"];
        };
        /** @description The messages, in a page or as a plain array. The reference backend sends the page. */
        MessagesAnswer: components["schemas"]["Messages"] | components["schemas"]["Message"][];
        /** @description A page of messages of an advice. */
        AdviceHistory: {
            /** @description The messages of this page, ascending by `sent_at`. */
            items: components["schemas"]["Message"][];
            /** @description The value of `cursor` for older messages. Empty, null or absent means that there are none. */
            next_cursor?: components["schemas"]["NextCursor"];
        };
        /** @description A form with a recording and its length. */
        VoiceNoteUpload: {
            /**
             * Format: binary
             * @description The recording, 10 MB (10,485,760 bytes) at most; a file named `voice.webm` or `voice.m4a`.
             */
            audio: Blob;
            /**
             * Format: int32
             * @description Length of the recording in milliseconds, written as text; ten minutes at most.
             */
            duration_ms: number;
            /** @description The sender's own id for this message. A client that sends none must not repeat a request that may have arrived. */
            client_msg_id?: components["schemas"]["ClientMessageId"];
        };
        /** @description A form with a spoken question and its conversation. */
        VoiceQuery: {
            /**
             * Format: binary
             * @description The recording, 60 seconds and 10 MB (10,485,760 bytes) at most.
             */
            file: Blob;
            conversationId: components["schemas"]["ConversationId"];
            /**
             * @description The type of the conversation, in lower case.
             * @enum {string}
             */
            convType: "twin" | "advisor";
        };
        /** @description The transcript of the question, and the answer. */
        VoiceReply: {
            user_transcript: components["schemas"]["VoiceTranscript"];
            assistant_text: components["schemas"]["VoiceAnswerText"];
            tts_url: components["schemas"]["VoiceAnswerUrl"];
            /** @description The id of the question's message in the history; absent with `review`. */
            user_message_id?: components["schemas"]["MessageId"];
            /** @description The id of the answer's message in the history; absent with `review`. */
            assistant_message_id?: components["schemas"]["MessageId"];
        };
        /** @description The same under other names; never sent by the reference backend. */
        VoiceReplyCamelCase: {
            userTranscript: components["schemas"]["VoiceTranscript"];
            assistantText: components["schemas"]["VoiceAnswerText"];
            ttsUrl: components["schemas"]["VoiceAnswerUrl"];
        };
        /** @description The transcript of the question, and the answer, under either set of names. */
        VoiceReplyAnswer: components["schemas"]["VoiceReply"] | components["schemas"]["VoiceReplyCamelCase"];
        /** @description The transcript of the question. */
        VoiceTranscript: string;
        /** @description The AI's answer, plain or markdown; empty with `review`. */
        VoiceAnswerText: string;
        /**
         * @description Address of the spoken answer, if there is one. A path below `/api` is fetched with the access token, an
         *     absolute address without it. The reference backend sends such a path or null.
         */
        VoiceAnswerUrl: components["schemas"]["NullableString"];
        /** @description A message to send. It can be repeated with the same `client_msg_id` until it is acknowledged. */
        SentMessageFrame: {
            /** @description The conversation of this connection; never all zeros. */
            conversation_id: components["schemas"]["ConversationId"];
            /**
             * @description The text, plain or markdown, with at least one character that is not white space. The server removes
             *     control characters other than line feeds and tabs, characters that change the text direction, and marks
             *     beyond eight on one letter.
             */
            content: string;
            /** @description The sender's own id for this message. A client that sends none only loses the acknowledgement. */
            client_msg_id?: components["schemas"]["ClientMessageId"];
        };
        /**
         * @description The frames of the server, identified by `type`. Values that may be missing arrive plain; a client also reads
         *     their wrappers. A client ignores frames of another type, and frames that it cannot read.
         */
        ReceivedFrame: components["schemas"]["MessageFrame"] | components["schemas"]["StatusFrame"] | components["schemas"]["AckFrame"] | components["schemas"]["ErrorFrame"] | components["schemas"]["EventFrame"];
        /**
         * @description A message of the conversation, written or spoken, from any participant. A client that knows only the four
         *     required fields shows the message, and finds the rest in the history.
         */
        MessageFrame: {
            /**
             * @description A text, or a recording.
             * @enum {string}
             */
            type: "message" | "audio";
            conversation_id: components["schemas"]["ConversationId"];
            /** @description The text, plain or markdown; no value for a recording. */
            content: components["schemas"]["NullableString"];
            role: components["schemas"]["MessageRole"];
            /** @description The message's id, the same as in the history. */
            id?: components["schemas"]["MessageId"];
            sender_id?: components["schemas"]["SenderId"];
            /**
             * Format: date-time
             * @description The time at which the server stored it.
             */
            sent_at?: string;
            /** @description The sender's own id for this message; only the sender's other connections get it. */
            client_msg_id?: components["schemas"]["ClientMessageId"];
            /** @description Position of this message in the conversation, for reconnecting. */
            cursor?: components["schemas"]["Cursor"];
            /** @description Address of the recording, to be fetched with the access token. */
            audio_url?: components["schemas"]["NullableString"];
            /** @description Length of the recording, in milliseconds. */
            audio_duration_ms?: components["schemas"]["NullableInt32"];
            /** @description Transcript of the recording, if there is one. */
            transcript?: components["schemas"]["NullableString"];
            /** @description The recording's media type. */
            mime_type?: components["schemas"]["NullableString"];
        };
        /** @description Current activity of another participant of the conversation. It is not stored; the next status or message replaces it. */
        StatusFrame: {
            /**
             * @description A status.
             * @enum {string}
             */
            type: "status";
            /** @description The conversation, or all zeros if the status holds for every conversation. */
            conversation_id: components["schemas"]["ConversationId"];
            /** @description The activity, for example `thinking`; empty or null clears the status. */
            content: components["schemas"]["NullableString"];
            /** @description The role of the participant. */
            role?: components["schemas"]["MessageRole"];
        };
        /** @description The message with this `client_msg_id` is stored. The frame goes to the connection that sent the message, in place of the message itself. */
        AckFrame: {
            /**
             * @description An acknowledgement.
             * @enum {string}
             */
            type: "ack";
            conversation_id: components["schemas"]["ConversationId"];
            client_msg_id: components["schemas"]["ClientMessageId"];
            id: components["schemas"]["MessageId"];
            /**
             * Format: date-time
             * @description The time at which the server stored the message; the same in each acknowledgement.
             */
            sent_at: string;
            /** @description Position of the message in the conversation, for reconnecting. */
            cursor: components["schemas"]["Cursor"];
        };
        /** @description A frame that was refused and not stored. The connection stays open. */
        ErrorFrame: {
            /**
             * @description A refusal.
             * @enum {string}
             */
            type: "error";
            /** @description The conversation of the connection. */
            conversation_id: components["schemas"]["ConversationId"];
            /** @description The id of the refused message, if it had one. */
            client_msg_id?: components["schemas"]["ClientMessageId"];
            error_code: components["schemas"]["ErrorCode"];
            /** @description One sentence for a person. */
            message: string;
        };
        /**
         * @description An event outside the conversation on the screen. All events but `resync` go only to connections that
         *     subscribed with all zeros.
         */
        EventFrame: {
            /**
             * @description An event.
             * @enum {string}
             */
            type: "event";
            /**
             * @description `twin_ready`: the analysis is done and the twin can be talked to; `match` and `like`: the likes have a new
             *     entry; `message`: a conversation has a new message; `conversation_ended`: it takes no more messages;
             *     `resync`: the cursor is too old to replay from, and the history must be fetched; with all zeros, events
             *     may be missing since the connection opened, and the lists must be fetched.
             * @enum {string}
             */
            event: "twin_ready" | "match" | "like" | "message" | "conversation_ended" | "resync";
            /** @description The conversation of the event; all zeros if it concerns none, or all. */
            conversation_id: components["schemas"]["ConversationId"];
            /**
             * Format: uuid
             * @description The new match; only with `match`.
             */
            match_id?: string;
            /** @description Newest position in the conversation; with `message`, and with the `resync` of a conversation. */
            cursor?: components["schemas"]["Cursor"];
        };
    };
    responses: {
        /** @description The request breaks the contract; `details` names each field that does. */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session, or one that has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request comes from a page of another site, the session may not be used like this, or the account is closed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The member is no admin. */
        AdminsOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The link has expired, or the address was verified by a registration that does not belong to this browser or
         *     password (extension).
         */
        VerificationOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The given password is not the current one. */
        WrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The resource does not exist for this member. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is longer than this call accepts. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is larger than 10 MB. */
        PictureTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body has a media type that this call does not accept. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is neither a png nor a jpeg, or the body is not a multipart form. */
        NotAPicture: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The password is easy to guess. */
        GuessablePassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many tries; `Retry-After` says how long to wait. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed; nothing was changed. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server cannot answer right now; try again later. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["UnavailableRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The member's onboarding does not allow this call yet; `onboarding_status` of `/me` gives its progress. */
        OnboardingIncomplete: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The resource is being prepared and will be available soon. */
        NotReady: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The cursor was not made by this server, belongs to another member, or has expired; begin with the first page. */
        InvalidCursor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The recording is larger than 10 MB. */
        AudioTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is not an audio format that Gemel reads, or the body is not a multipart form. */
        NotAudio: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The recording is too short (under 400 ms or 1200 bytes), too long, or cannot be read. */
        AudioUnusable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The requested range is outside the file. */
        RangeNotSatisfiable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The whole recording. */
        Audio: {
            headers: {
                "Cache-Control": components["headers"]["PrivateCache"];
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                [name: string]: unknown;
            };
            content: {
                "audio/webm": components["schemas"]["Audio"];
                "audio/mp4": components["schemas"]["Audio"];
                "audio/mpeg": components["schemas"]["Audio"];
                "audio/wav": components["schemas"]["Audio"];
                "audio/ogg": components["schemas"]["Audio"];
            };
        };
        /** @description The picture. */
        PictureFile: {
            headers: {
                "Cache-Control": components["headers"]["PrivateCache"];
                [name: string]: unknown;
            };
            content: {
                "image/webp": components["schemas"]["Picture"];
                "image/jpeg": components["schemas"]["Picture"];
                "image/png": components["schemas"]["Picture"];
            };
        };
        /** @description The part of the recording that `Range` asked for. */
        AudioPart: {
            headers: {
                "Cache-Control": components["headers"]["PrivateCache"];
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                "Content-Range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                "audio/webm": components["schemas"]["Audio"];
                "audio/mp4": components["schemas"]["Audio"];
                "audio/mpeg": components["schemas"]["Audio"];
                "audio/wav": components["schemas"]["Audio"];
                "audio/ogg": components["schemas"]["Audio"];
            };
        };
        /** @description Members cannot like, block or report themselves. */
        NotOneself: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Members cannot like themselves; or the first message is refused: then `details` names the field. */
        LikeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Too many tries, or a daily limit is used up (`daily_limit`): likes, first messages, uploaded megabytes,
         *     changes of bio and city, or views of other members. `Retry-After` says how long to wait.
         */
        DayUsedUp: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The request breaks the contract, or the link is unknown. A browser, which asks for `text/html`, gets a page
         *     that says so, in a language that it asks for.
         */
        LinkInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "text/html": components["schemas"]["Page"];
            };
        };
        /** @description The conversation has ended and takes no more messages. */
        ConversationClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The language of the app for this member; a server that supports it writes `message` in it.
         * @example de
         */
        AcceptLanguage: string;
        /**
         * @description The token of the link in the mail.
         * @example vK3mQ9dXr2LwT8yZpB5nHc7sJf4uAeG1
         */
        LinkToken: components["schemas"]["LinkToken"];
        /**
         * @description The member with the picture.
         * @example 3d7a5c90-b1e2-4f68-9c04-5e8f1b2a6d04
         */
        UserId: components["schemas"]["UserId"];
        /**
         * @description Any text that changes with the file, so that a browser does not show the old one. The server ignores
         *     it. (For pictures this is an extension; `profile_picture_url` already carries it.)
         * @example 7c1f04a2
         */
        Version: string;
        /**
         * @description The `next_cursor` of the previous page; absent or empty for the first page.
         * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
         */
        After: components["schemas"]["GivenCursor"];
        /**
         * @description The range of bytes to send, for players that seek.
         * @example bytes=0-
         */
        Range: string;
        /**
         * @description The language to write the texts in.
         * @example it
         */
        TextLanguage: components["schemas"]["LanguageTag"];
        /**
         * @description The other member.
         * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
         */
        ProfileId: components["schemas"]["UserId"];
        /**
         * @description Largest number of entries on a page.
         * @example 20
         */
        LikesLimit: number;
        /**
         * @description The report.
         * @example c1d0a7e4-52b9-4f3e-8d6a-9b7c5e3f1a01
         */
        ReportId: components["schemas"]["ReportId"];
        /**
         * @description The conversation.
         * @example e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01
         */
        Conversation: components["schemas"]["ConversationId"];
        /**
         * @description The conversation to subscribe to; all zeros for events that concern every conversation.
         * @example e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01
         */
        SocketConversation: components["schemas"]["ConversationId"];
        /**
         * @description The access token of the session. It must be in no log.
         * @example eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiIzZDdhNWM5MC1iMWUyLTRmNjgtOWMwNC01ZThmMWIyYTZkMDQiLCJleHAiOjQwODY5NzkyMDB9.example
         */
        SocketToken: components["schemas"]["AccessToken"];
        /**
         * @description The candidate of the advice, on the connection of an advice.
         * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
         */
        SocketCandidate: components["schemas"]["UserId"];
        /**
         * @description The last `cursor` that the client saw in this conversation; later messages are replayed first. Without it
         *     nothing is replayed, and missed messages are in the history.
         * @example bTAwMDA0Mg
         */
        SocketCursor: components["schemas"]["Cursor"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The next refresh cookie.
         * @example gemel_refresh=example; Max-Age=2592000; Path=/api/auth; HttpOnly; SameSite=Strict
         */
        RefreshCookie: string;
        /**
         * @description Clears the refresh cookie.
         * @example gemel_refresh=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Strict
         */
        RefreshCookieCleared: string;
        /**
         * @description The registration cookie, which identifies the browser that made the registration. Scripts cannot read it,
         *     and it lasts as long as the link. With a public address of https its name is `__Host-gemel_registration`,
         *     and it is Secure with Path=/.
         * @example gemel_registration=example; Max-Age=172800; Path=/api; HttpOnly; SameSite=Strict
         */
        RegistrationCookie: string;
        /**
         * @description Seconds to wait before the next try.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description Seconds to wait before the next try, if known.
         * @example 5
         */
        UnavailableRetryAfter: number;
        /**
         * @description The file must not be stored by a browser or a proxy.
         * @example no-store
         */
        NoStore: string;
        /**
         * @description Only the member's own browser may store the file.
         * @example private, max-age=3600
         */
        PrivateCache: string;
        /**
         * @description The unit of the ranges that a client can request.
         * @example bytes
         */
        AcceptRanges: "bytes";
        /**
         * @description The range of bytes in the part, and the size of the file.
         * @example bytes 0-1382/1383
         */
        ContentRange: string;
        /**
         * @description Seconds to wait before the form can be sent; there with `too_fast` only.
         * @example 3
         */
        TooFastRetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getRobotCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check to pass. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RobotCheck"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Accepted. If the address can have an account, a link is sent to it. */
            202: {
                headers: {
                    "Set-Cookie": components["headers"]["RegistrationCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            /** @description The robot check was not passed, was used before, or has expired. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The address already has an account (never sent by the reference backend). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["GuessablePassword"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. The answer sets the refresh cookie. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["RefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            /** @description E-mail and password do not belong together. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description The password is right, but the address is not verified yet, the member is suspended, or the account is
             *     deleted and can still be restored (extensions). Or the required robot check was not passed.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description Too many tries; `Retry-After` says how long to wait. With `robot_check_required` it says how long each
             *     try needs a robot check.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["RefreshCookieCleared"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A fresh access token. The answer sets the next refresh cookie. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["RefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description Accepted. If the address has an account, a link is sent to it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendVerificationRequest"];
            };
        };
        responses: {
            /** @description Accepted. If the address waits to be verified, a link is sent to it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The new password is valid from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The request breaks the contract, or the link is unknown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description The link has expired, or a reset has used it up. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["GuessablePassword"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query: {
                /**
                 * @description The token of the link in the mail.
                 * @example vK3mQ9dXr2LwT8yZpB5nHc7sJf4uAeG1
                 */
                token: components["parameters"]["LinkToken"];
                /**
                 * @description Whether to sign in, too. Left out if a member is already signed in.
                 * @example true
                 */
                sign_in?: boolean;
            };
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is verified. If this signs in, the answer sets the refresh cookie. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["RefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationAnswer"];
                };
            };
            /** @description The request breaks the contract, or the link is unknown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description The registration is not identified: the link was opened in another browser than the one of the
             *     registration, or by a program that reads mails (extension).
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            410: components["responses"]["VerificationOver"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmailByPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRequest"];
            };
        };
        responses: {
            /** @description The address is verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The request breaks the contract, or the link is unknown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            410: components["responses"]["VerificationOver"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No registration of the address was made with this password. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkNickname: {
        parameters: {
            query: {
                /** @description The nickname as typed, trimmed and in NFC. */
                nickname: components["schemas"]["Nickname"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the nickname can be claimed right now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NicknameAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description The nickname has a character that is not allowed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The profile as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The nickname belongs to another member, or the member already has another. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The profile breaks a rule. A minor's browser gets a cookie by which it is refused again. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["DayUsedUp"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadMyPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description The picture is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PictureTooLarge"];
            415: components["responses"]["NotAPicture"];
            /**
             * @description The file begins like a picture and cannot be decoded, or has too many pixels; or the member was
             *     refused as a minor (`underage`).
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["DayUsedUp"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMyPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member has no picture. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfilePicture: {
        parameters: {
            query?: {
                /**
                 * @description Any text that changes with the file, so that a browser does not show the old one. The server ignores
                 *     it. (For pictures this is an extension; `profile_picture_url` already carries it.)
                 * @example 7c1f04a2
                 */
                v?: components["parameters"]["Version"];
            };
            header?: never;
            path: {
                /**
                 * @description The member with the picture.
                 * @example 3d7a5c90-b1e2-4f68-9c04-5e8f1b2a6d04
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PictureFile"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["DayUsedUp"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyVoice: {
        parameters: {
            query?: {
                /**
                 * @description Any text that changes with the file, so that a browser does not show the old one. The server ignores
                 *     it. (For pictures this is an extension; `profile_picture_url` already carries it.)
                 * @example 7c1f04a2
                 */
                v?: components["parameters"]["Version"];
            };
            header?: {
                /**
                 * @description The range of bytes to send, for players that seek.
                 * @example bytes=0-
                 */
                Range?: components["parameters"]["Range"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Audio"];
            206: components["responses"]["AudioPart"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadMyVoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VoiceMessageUpload"];
            };
        };
        responses: {
            /** @description The voice message is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceMessageAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["AudioTooLarge"];
            415: components["responses"]["NotAudio"];
            422: components["responses"]["AudioUnusable"];
            429: components["responses"]["DayUsedUp"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMyVoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member has no voice message. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVoiceScript: {
        parameters: {
            query?: {
                /**
                 * @description The language to write the texts in.
                 * @example it
                 */
                lang?: components["parameters"]["TextLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceScriptAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description The profile is not complete enough to compose a script from. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfileDigest: {
        parameters: {
            query?: {
                /**
                 * @description The language to write the texts in.
                 * @example it
                 */
                lang?: components["parameters"]["TextLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The insights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            /** @description The answers are being analysed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfileVoice: {
        parameters: {
            query?: {
                /**
                 * @description Any text that changes with the file, so that a browser does not show the old one. The server ignores
                 *     it. (For pictures this is an extension; `profile_picture_url` already carries it.)
                 * @example 7c1f04a2
                 */
                v?: components["parameters"]["Version"];
            };
            header?: {
                /**
                 * @description The range of bytes to send, for players that seek.
                 * @example bytes=0-
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description The member with the voice message.
                 * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Audio"];
            206: components["responses"]["AudioPart"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["DayUsedUp"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acknowledgeWarning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation is stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the questionnaire; the app asks for `Light v1 - Streamlined`.
                 * @example Light v1 - Streamlined
                 */
                name: components["schemas"]["QuestionnaireName"];
                /**
                 * @description The language of the texts.
                 * @example it
                 */
                language: components["schemas"]["LanguageTag"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questionnaire. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Questionnaire"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswersRequest"];
            };
        };
        responses: {
            /** @description The answers are stored and will be analysed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletionStatus"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            /**
             * @description The member has handed in answers less than 90 days ago, or answers that are not analysed yet; the
             *     earlier answers stay.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description The answers break a rule: a question has none or two, an id is not of this questionnaire, the same
             *     statement is most and least, or an open answer is too short. `details` names each place in the
             *     request, or the question's id if the answer is missing. A member who was refused as a minor cannot
             *     hand in answers (`underage`).
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompletionStatus: {
        parameters: {
            query?: {
                /**
                 * @description The name of the questionnaire; absent for the current one.
                 * @example Light v1 - Streamlined
                 */
                version?: components["schemas"]["QuestionnaireName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletionStatus"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCriteria: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Criteria"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCriteria: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Criteria"];
            };
        };
        responses: {
            /** @description The filters as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Criteria"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The youngest age is above the oldest. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDiscoverFeed: {
        parameters: {
            query?: {
                /**
                 * @description The `next_cursor` of the previous page; absent or empty for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Largest number of candidates on a page.
                 * @example 12
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of candidates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["DayUsedUp"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCandidateByNickname: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The nickname of the member to see.
                 * @example Étienne R.
                 */
                nickname: components["schemas"]["Nickname"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member as a candidate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["DayUsedUp"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The other member.
                 * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
                 */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LikeRequest"];
            };
        };
        responses: {
            /** @description The new state of the two members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LikeRefused"];
            429: components["responses"]["DayUsedUp"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The other member.
                 * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
                 */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no reaction. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            404: components["responses"]["NotFound"];
            /** @description The ten seconds are over, or the like became a match. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLikes: {
        parameters: {
            query?: {
                /**
                 * @description The direction of the likes; given likes by default.
                 * @example received
                 */
                direction?: components["schemas"]["LikeDirection"];
                /**
                 * @description The `next_cursor` of the previous page; absent or empty for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Largest number of entries on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["LikesLimit"];
            };
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of likes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFirstMessages: {
        parameters: {
            query?: {
                /**
                 * @description The `next_cursor` of the previous page; absent or empty for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Largest number of entries on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["LikesLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of first messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstMessageList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMatches: {
        parameters: {
            query?: {
                /**
                 * @description The `next_cursor` of the previous page; absent or empty for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Largest number of entries on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["LikesLimit"];
            };
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unmatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The match to end, as `match_id` names it.
                 * @example 91d7b2e4-5c3a-4f86-8b07-2e6a9c1d3f01
                 */
                id: components["schemas"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no match any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The other member.
                 * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
                 */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is blocked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["NotOneself"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unblockProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The other member.
                 * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
                 */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is not blocked by the caller. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The other member.
                 * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
                 */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description Accepted. The team will look at it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The report is about the caller, or names a conversation that is neither with this person nor with their twin. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The conversation.
                 * @example e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01
                 */
                id: components["parameters"]["Conversation"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationReport"];
            };
        };
        responses: {
            /** @description Accepted. The team will look at it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The conversation.
                 * @example e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01
                 */
                id: components["parameters"]["Conversation"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is blocked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsUpdate"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password is valid from now on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The given password is not the current one, or the new one is easy to guess. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only this session is left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session to end.
                 * @example 6b0f2d4e-8a1c-4c3e-9f5d-7b2a4c6e8d02
                 */
                id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description The copy is being made. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WrongPassword"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExportFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": components["schemas"]["Archive"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionRequest"];
            };
        };
        responses: {
            /** @description Deleted. The refresh cookie is cleared. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["RefreshCookieCleared"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WrongPassword"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUnsubscribePage: {
        parameters: {
            query: {
                /**
                 * @description The token of the link in the mail.
                 * @example vK3mQ9dXr2LwT8yZpB5nHc7sJf4uAeG1
                 */
                token: components["parameters"]["LinkToken"];
            };
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the button. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["LinkInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                /**
                 * @description The token of the link in the mail.
                 * @example vK3mQ9dXr2LwT8yZpB5nHc7sJf4uAeG1
                 */
                token: components["parameters"]["LinkToken"];
            };
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UnsubscribeForm"];
                "multipart/form-data": components["schemas"]["UnsubscribeForm"];
            };
        };
        responses: {
            /** @description The page that confirms it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["LinkInvalid"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTwinSharing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers that the twin may say, and the members it may talk to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinSharing"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTwinSharing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwinSharingDecision"];
            };
        };
        responses: {
            /** @description The decisions are stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinSharing"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The decisions do not cover all answers, or a text for others has changed since the member saw it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawTwinSharing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinSharing"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTwinTalks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members who talked with the twin. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwinTalkList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endTwinTalk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The conversation to end.
                 * @example 2d9c4b1e-7f3a-4e58-8c6d-1a5b9e2f4c01
                 */
                id: components["schemas"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTwinConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TwinRequest"];
            };
        };
        responses: {
            /** @description The opened conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationOpened"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description The member's onboarding does not allow this call yet, or the owner does not share the twin now. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotReady"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["DayUsedUp"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startAdvice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdviceRequest"];
            };
        };
        responses: {
            /** @description The opened conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationOpened"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["DayUsedUp"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdviceHistory: {
        parameters: {
            query?: {
                /**
                 * @description Number of messages on a page.
                 * @example 40
                 */
                limit?: number;
                /**
                 * @description The `next_cursor` of the current page, for the messages before it; absent or empty for the newest.
                 * @example YmVmb3JlLWEwMw
                 */
                cursor?: components["schemas"]["GivenCursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The conversation.
                 * @example e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01
                 */
                id: components["parameters"]["Conversation"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviceHistory"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReports: {
        parameters: {
            query?: {
                /**
                 * @description Whether the reports wait for a decision.
                 * @example open
                 */
                state?: components["schemas"]["ReportState"];
                /**
                 * @description The `next_cursor` of the previous page; absent or empty for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Largest number of entries on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["LikesLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminsOnly"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The report.
                 * @example c1d0a7e4-52b9-4f3e-8d6a-9b7c5e3f1a01
                 */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportFile"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminsOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReportPicture: {
        parameters: {
            query?: {
                /**
                 * @description The number of an addition, from 1, for its picture; 0 for the picture of the report itself.
                 * @example 0
                 */
                addition?: number;
                /**
                 * @description The number of a former profile, from 1, for its picture; 0 for none.
                 * @example 0
                 */
                former?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The report.
                 * @example c1d0a7e4-52b9-4f3e-8d6a-9b7c5e3f1a01
                 */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PictureFile"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminsOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReportRecording: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The range of bytes to send, for players that seek.
                 * @example bytes=0-
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description The report.
                 * @example c1d0a7e4-52b9-4f3e-8d6a-9b7c5e3f1a01
                 */
                id: components["parameters"]["ReportId"];
                /**
                 * @description `voice` for the voice message of the profile, `voice-` with the number of an addition, from 1, for the
                 *     voice message at that time, `former-` with the number of a former profile, from 1, else the id of the
                 *     message.
                 * @example voice
                 */
                recording: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Audio"];
            206: components["responses"]["AudioPart"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminsOnly"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The report.
                 * @example c1d0a7e4-52b9-4f3e-8d6a-9b7c5e3f1a01
                 */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportDecision"];
            };
        };
        responses: {
            /** @description The report as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportFile"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminsOnly"];
            404: components["responses"]["NotFound"];
            /**
             * @description The decision to revise is not the current one, or there already is a decision; or the reporter has
             *     added to the report.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The report was made by the admin. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reinstateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The suspended member.
                 * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reinstatement"];
            };
        };
        responses: {
            /** @description The member may sign in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminsOnly"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHeldWords: {
        parameters: {
            query?: {
                /**
                 * @description The `next_cursor` of the previous page; absent or empty for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Largest number of entries on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["LikesLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of held messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldWordsList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminsOnly"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    judgeHeldWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sender.
                 * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
                 */
                id: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeldWordsDecision"];
            };
        };
        responses: {
            /** @description The decision is stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminsOnly"];
            /** @description No held message is left up to that time; another admin was faster. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The messages are the admin's own. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuditTrail: {
        parameters: {
            query?: {
                /**
                 * @description The `next_cursor` of the previous page; absent or empty for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Largest number of entries on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["LikesLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the trail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditTrail"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminsOnly"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContactStamp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A fresh stamp. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactStamp"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the app for this member; a server that supports it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description Accepted. The message will be sent. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The message looks like a robot's, was sent too fast, lacks a field, or its stamp has expired. */
            422: {
                headers: {
                    "Retry-After": components["headers"]["TooFastRetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConversations: {
        parameters: {
            query?: {
                /**
                 * @description Only conversations of this type; without it all types. `totals` always counts all.
                 * @example user
                 */
                type?: components["schemas"]["ConversationType"];
                /**
                 * @description The `next_cursor` of the previous page; absent or empty for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Number of conversations on a page.
                 * @example 100
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationsAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The conversation.
                 * @example e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01
                 */
                id: components["parameters"]["Conversation"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation is gone for this member. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openConversationFromMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The match.
                 * @example 91d7b2e4-5c3a-4f86-8b07-2e6a9c1d3f01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The opened conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationOpened"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessages: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, counted from the newest; ignored if `before` is given.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Number of messages on a page.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description The `next_cursor` of the current page, for the messages before it. A server that supports it sends
                 *     `next_cursor` in its answers, null on the last page. A client that pages by number does not need it.
                 * @example YmVmb3JlLW0wNw
                 */
                before?: components["schemas"]["GivenCursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The conversation.
                 * @example e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01
                 */
                id: components["parameters"]["Conversation"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagesAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendVoiceNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The conversation.
                 * @example e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01
                 */
                id: components["parameters"]["Conversation"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VoiceNoteUpload"];
            };
        };
        responses: {
            /** @description The stored voice note; the same one for a repeated `client_msg_id`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConversationClosed"];
            413: components["responses"]["AudioTooLarge"];
            415: components["responses"]["NotAudio"];
            /**
             * @description The recording is too short (under 400 ms or 1200 bytes), longer than ten minutes, or cannot be read;
             *     or the conversation is not one with a person.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["DayUsedUp"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessageAudio: {
        parameters: {
            query?: {
                /**
                 * @description Any text that changes with the file, so that a browser does not show the old one. The server ignores
                 *     it. (For pictures this is an extension; `profile_picture_url` already carries it.)
                 * @example 7c1f04a2
                 */
                v?: components["parameters"]["Version"];
            };
            header?: {
                /**
                 * @description The range of bytes to send, for players that seek.
                 * @example bytes=0-
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description The conversation.
                 * @example e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01
                 */
                id: components["parameters"]["Conversation"];
                /**
                 * @description The message.
                 * @example c1f0a103-3b7d-4e52-9a64-8d2e5b7f0103
                 */
                messageId: components["schemas"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Audio"];
            206: components["responses"]["AudioPart"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    askByVoice: {
        parameters: {
            query?: {
                /**
                 * @description Whether to return the transcript only, for the member to read first: then there is no answer and
                 *     nothing is stored.
                 * @example false
                 */
                review?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VoiceQuery"];
            };
        };
        responses: {
            /** @description The transcript of the question, and the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceReplyAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description The member's onboarding does not allow this call yet, or the owner does not share the twin now. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConversationClosed"];
            413: components["responses"]["AudioTooLarge"];
            415: components["responses"]["NotAudio"];
            /**
             * @description The recording is too short (under 400 ms or 1200 bytes), longer than 60 seconds, or cannot be read; it
             *     is silent; or the conversation is not of the type in `convType`.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["DayUsedUp"];
            500: components["responses"]["Internal"];
            /** @description The server cannot answer right now, or has no voice set up; then a retry does not help. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getVoiceReply: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The range of bytes to send, for players that seek.
                 * @example bytes=0-
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description The spoken answer.
                 * @example 6c2e9f40-1b8d-4a73-95e6-d07f3b2a8c01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Audio"];
            206: components["responses"]["AudioPart"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OnboardingIncomplete"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    connectChat: {
        parameters: {
            query: {
                /**
                 * @description The conversation to subscribe to; all zeros for events that concern every conversation.
                 * @example e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01
                 */
                conversation_id: components["parameters"]["SocketConversation"];
                /**
                 * @description The access token of the session. It must be in no log.
                 * @example eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiIzZDdhNWM5MC1iMWUyLTRmNjgtOWMwNC01ZThmMWIyYTZkMDQiLCJleHAiOjQwODY5NzkyMDB9.example
                 */
                token: components["parameters"]["SocketToken"];
                /**
                 * @description The candidate of the advice, on the connection of an advice.
                 * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
                 */
                candidate_user_id?: components["parameters"]["SocketCandidate"];
                /**
                 * @description The last `cursor` that the client saw in this conversation; later messages are replayed first. Without it
                 *     nothing is replayed, and missed messages are in the history.
                 * @example bTAwMDA0Mg
                 */
                cursor?: components["parameters"]["SocketCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection is open; now both sides send frames. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description The member's onboarding does not allow this call yet, or the request comes from a page of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The request does not ask for an upgrade to a WebSocket. */
            426: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
export interface terms {
    getRobotCheck: {
        callers: "anyone";
        defaults: never;
    };
    register: {
        callers: "anyone";
        defaults: never;
    };
    login: {
        callers: "anyone";
        defaults: never;
    };
    logout: {
        callers: "anyone";
        defaults: never;
    };
    refreshToken: {
        callers: "anyone";
        defaults: never;
    };
    forgotPassword: {
        callers: "anyone";
        defaults: never;
    };
    resendVerification: {
        callers: "anyone";
        defaults: never;
    };
    resetPassword: {
        callers: "anyone";
        defaults: never;
    };
    verifyEmail: {
        callers: "anyone";
        defaults: "sign_in";
    };
    verifyEmailByPassword: {
        callers: "anyone";
        defaults: never;
    };
    checkNickname: {
        callers: "members";
        defaults: never;
    };
    getMyProfile: {
        callers: "members";
        defaults: never;
    };
    updateMyProfile: {
        callers: "members";
        defaults: never;
    };
    uploadMyPicture: {
        callers: "members";
        defaults: never;
    };
    removeMyPicture: {
        callers: "members";
        defaults: never;
    };
    getProfilePicture: {
        callers: "members";
        defaults: never;
    };
    getMyVoice: {
        callers: "members";
        defaults: never;
    };
    uploadMyVoice: {
        callers: "members";
        defaults: never;
    };
    removeMyVoice: {
        callers: "members";
        defaults: never;
    };
    getVoiceScript: {
        callers: "members";
        defaults: "lang";
    };
    getProfileDigest: {
        callers: "members";
        defaults: "lang";
    };
    getProfileVoice: {
        callers: "members";
        defaults: never;
    };
    getMe: {
        callers: "members";
        defaults: never;
    };
    acknowledgeWarning: {
        callers: "members";
        defaults: never;
    };
    getQuestionnaire: {
        callers: "members";
        defaults: never;
    };
    submitAnswers: {
        callers: "members";
        defaults: never;
    };
    getCompletionStatus: {
        callers: "members";
        defaults: never;
    };
    getCriteria: {
        callers: "members";
        defaults: never;
    };
    updateCriteria: {
        callers: "members";
        defaults: never;
    };
    getDiscoverFeed: {
        callers: "members";
        defaults: "limit";
    };
    getCandidateByNickname: {
        callers: "members";
        defaults: never;
    };
    likeProfile: {
        callers: "members";
        defaults: never;
    };
    undoLike: {
        callers: "members";
        defaults: never;
    };
    getLikes: {
        callers: "members";
        defaults: "direction" | "limit";
    };
    getFirstMessages: {
        callers: "members";
        defaults: "limit";
    };
    getMatches: {
        callers: "members";
        defaults: "limit";
    };
    unmatch: {
        callers: "members";
        defaults: never;
    };
    blockProfile: {
        callers: "members";
        defaults: never;
    };
    unblockProfile: {
        callers: "members";
        defaults: never;
    };
    reportProfile: {
        callers: "members";
        defaults: never;
    };
    getBlocks: {
        callers: "members";
        defaults: never;
    };
    reportConversation: {
        callers: "members";
        defaults: never;
    };
    blockPartner: {
        callers: "members";
        defaults: never;
    };
    getSettings: {
        callers: "members";
        defaults: never;
    };
    updateSettings: {
        callers: "members";
        defaults: never;
    };
    changePassword: {
        callers: "members";
        defaults: never;
    };
    getSessions: {
        callers: "members";
        defaults: never;
    };
    endOtherSessions: {
        callers: "members";
        defaults: never;
    };
    endSession: {
        callers: "members";
        defaults: never;
    };
    getExport: {
        callers: "members";
        defaults: never;
    };
    requestExport: {
        callers: "members";
        defaults: never;
    };
    getExportFile: {
        callers: "members";
        defaults: never;
    };
    deleteAccount: {
        callers: "members";
        defaults: never;
    };
    getUnsubscribePage: {
        callers: "anyone";
        defaults: never;
    };
    unsubscribe: {
        callers: "anyone";
        defaults: never;
    };
    getTwinSharing: {
        callers: "members";
        defaults: never;
    };
    confirmTwinSharing: {
        callers: "members";
        defaults: never;
    };
    withdrawTwinSharing: {
        callers: "members";
        defaults: never;
    };
    getTwinTalks: {
        callers: "members";
        defaults: never;
    };
    endTwinTalk: {
        callers: "members";
        defaults: never;
    };
    createTwinConversation: {
        callers: "members";
        defaults: never;
    };
    startAdvice: {
        callers: "members";
        defaults: never;
    };
    getAdviceHistory: {
        callers: "members";
        defaults: "limit";
    };
    getReports: {
        callers: "members";
        defaults: "state" | "limit";
    };
    getReport: {
        callers: "members";
        defaults: never;
    };
    getReportPicture: {
        callers: "members";
        defaults: "addition" | "former";
    };
    getReportRecording: {
        callers: "members";
        defaults: never;
    };
    decideReport: {
        callers: "members";
        defaults: never;
    };
    reinstateMember: {
        callers: "members";
        defaults: never;
    };
    getHeldWords: {
        callers: "members";
        defaults: "limit";
    };
    judgeHeldWords: {
        callers: "members";
        defaults: never;
    };
    getAuditTrail: {
        callers: "members";
        defaults: "limit";
    };
    getContactStamp: {
        callers: "anyone";
        defaults: never;
    };
    sendContactMessage: {
        callers: "both";
        defaults: never;
    };
    getConversations: {
        callers: "members";
        defaults: "limit";
    };
    deleteConversation: {
        callers: "members";
        defaults: never;
    };
    openConversationFromMatch: {
        callers: "members";
        defaults: never;
    };
    getMessages: {
        callers: "members";
        defaults: "page" | "limit";
    };
    sendVoiceNote: {
        callers: "members";
        defaults: never;
    };
    getMessageAudio: {
        callers: "members";
        defaults: never;
    };
    askByVoice: {
        callers: "members";
        defaults: "review";
    };
    getVoiceReply: {
        callers: "members";
        defaults: never;
    };
    connectChat: {
        callers: "anyone";
        defaults: never;
    };
}
