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
         * @description Says which check stands between a visitor and a new account, and hands out what is needed to pass
         *     it. `altcha` is a proof of work that the visitor's own device solves without asking anything;
         *     `recaptcha` names the site key to load the provider with; `off` asks for nothing. The answer goes
         *     as text into `recaptcha_token` of the registration: the base64 payload of ALTCHA, the token
         *     of reCAPTCHA (action `register`), or an empty text. Within a minute of `robot_check_required` for an account
         *     on which many tries have failed, it is of more work.
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
         * @description A visitor asks for an account. The answer is the same whether or not the address is known, so that it
         *     does not reveal who is a member: a new address receives a verification link, the owner of a known one
         *     gets an e-mail about the attempt. Other forms of an address that reach the same mailbox are as good as
         *     known, and the mail goes to the address of the account. A backend that prefers to say so answers 409
         *     `email_taken`; the reference backend never does.
         *
         *     The registration cookie shows later that the registration was made in this browser. Several registrations
         *     of one address stand beside one another until the link is opened, and share that link.
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
         *     After some tries that failed each further one takes a robot check: 429 `robot_check_required` asks for its
         *     answer in `recaptcha_token` (extension), which is without effect on a try that needs none. Devices that
         *     have signed in to the account before by the password that it has, as a cookie shows, have tries of their own.
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
         * @description Ends the session on this device and clears the refresh cookie. Signing out without a session, or
         *     with one that has ended, succeeds as well: a member who wants to be out is out.
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
         * @description Keeps a member signed in: the refresh cookie is exchanged for a fresh access token and a fresh
         *     cookie. The previous cookie is still accepted for 60 seconds, so that two tabs or a lost answer
         *     end nothing, and is answered with the same next cookie; one that is used later ends the session. Takes 30
         *     tries a minute for one session. A session ends 30 days
         *     after its last use, and 90 days after the sign-in however often it is used.
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
         * @description A member who cannot get in asks for a link. The answer, and the time it takes, are the same whether
         *     or not the address is known.
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
         * @description A visitor who has registered and lost the mail asks for the link again. The answer, and the time it takes, are
         *     the same whether or not the address waits to be verified. Takes 5 a minute from one address.
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
         * @description Sets a new password with the token of a reset link, and signs the member out everywhere. Opening
         *     the link spends nothing, nor does a password that is refused; the reset does.
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
         * @description Confirms the address that a verification link was sent to, so that its owner can sign in. The link
         *     answers the same for its whole life: verifying twice is a success twice, because mail scanners and
         *     reloads open links too.
         *
         *     The link shows who reads the mails of the address; the registration cookie shows whose registration it
         *     is. Without it nothing is verified: 403 `password_required` asks for the password of the registration,
         *     which goes into the same path by POST. A backend that asks for nothing more than the link never answers
         *     403.
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
         *     this password, wherever the link is opened. Takes 10 tries a minute for one link.
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
         * @description While a member types a nickname, says whether it can still be theirs. Nicknames are compared without
         *     regard to case, after trimming and Unicode normalisation (NFC). A nickname that was ever taken stays
         *     taken. The member's own nickname counts as available to them. Only saving the profile claims it.
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
         * Read one's own profile
         * @description The complete profile, as only the member sees it.
         */
        get: operations["getMyProfile"];
        /**
         * Save one's own profile
         * @description Saves what the member entered and answers with the profile as it now is. A field that is left out
         *     keeps its value, where the `capabilities` of the user have `partial_profiles`: to any other server a client sends
         *     every field, as `GET` gave it but for what was changed. A wrapper whose `Valid` is false clears its field. A nickname is claimed by the first save
         *     that carries it and cannot change afterwards; sending it again unchanged is harmless. Members are
         *     adults: a birth date under 18 years ago is refused. A member whose first birth date is one stays refused
         *     until it makes them an adult, by their address and in their browser. With nickname, birth date and sex in
         *     place, a member who was `registered` becomes `profile_completed`; from then on birth date and sex can be
         *     corrected, not cleared: as often as they like until others can find them, then once in 30 days, a birth date
         *     by a month at once; else the answer is 422 with the code `changed_recently`. A new bio or city with a link, an address or a number to call is refused with
         *     the code `contact_details`: strangers read them; a city that is a sentence with `no_place`. Of a member whom
         *     others can find, bio and city change ten times in 24 hours. Social links without platform or url are dropped. Nothing
         *     is saved unless everything is.
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
         * Set one's own picture
         * @description Replaces the member's picture by a png or jpeg of at most 10 MB. The picture is judged by its
         *     content, whatever its name or declared type, and is kept without its metadata, so that it does not
         *     reveal where it was taken.
         */
        post: operations["uploadMyPicture"];
        /**
         * Remove one's own picture
         * @description Takes the member's picture down and erases it. A member who shows their face must be able to stop showing
         *     it; without this call a picture could only ever be replaced. Removing none succeeds as well.
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
         * @description The picture of a member: one's own, and those of others once one's onboarding is complete. A member who has
         *     none, does not exist, cannot be found yet or is hidden from the caller gets the same answer.
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
         * Play one's own voice message
         * @description The voice message that the member has saved. Other members get it from `/profile/voice/{id}`.
         */
        get: operations["getMyVoice"];
        put?: never;
        /**
         * Set one's own voice message
         * @description Replaces the member's voice message by a recording of at most 60 seconds and 10 MB. The recording is
         *     judged by its content, whatever its name or declared type (an iOS WAV arrives named webm), and is
         *     kept without its metadata, so that it does not reveal where and with what it was made. Under 400 ms or
         *     1200 bytes a recording counts as silent and is refused. Recorders that stop by a clock of
         *     their own stop a little late, so up to 61 seconds are taken.
         */
        post: operations["uploadMyVoice"];
        /**
         * Remove one's own voice message
         * @description Takes the member's voice message down and erases it; it cannot be brought back. Removing none
         *     succeeds as well.
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
         * Read what one could say in a voice message
         * @description Two short texts for a member who does not know what to say into a microphone: who they are, and whom
         *     they would like to meet. The server composes them from the profile as it is now, in the language
         *     asked for; what the member wrote themself keeps its own words. Each takes less than a minute to read
         *     aloud. Texts that are empty mean that there is nothing to read. Before a member is
         *     `profile_completed` there is no profile to compose from, and the answer is 409.
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
         * Read what one's answers say
         * @description What the answers to the questionnaire say about the member, for the member alone: a few paragraphs,
         *     the five traits of the Big Five, and the languages in which they show love and like to receive it.
         *     Only numbers that the answers carry are given; the rest is left out, and `confidence` says how sure
         *     the whole is. Where the operator has set up an AI, it may have written the paragraphs, from the scores
         *     and not from what the member wrote. Open from `questionnaire_completed` on; while the answers are being analysed the answer
         *     is 409, and a member who waits is notified of the end by e-mail and over the live connection.
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
         * @description The voice message of a member: one's own, and those of others once one's onboarding is complete;
         *     `voice_message_url` points here. A member who has none, does not exist, cannot be found yet or is hidden from
         *     the caller gets the same answer.
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
         * Who is signed in
         * @description The signed-in member: the name to greet, the language to use, the progress of onboarding
         *     and therefore which pages open, and whether the member is an admin.
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
         * Say that a warning was read
         * @description The member has read that an admin warned them; `warned_at` is null from then on. Harmless where there is
         *     none.
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
         *     without saying which is which: the name comes first.) A name that is none of ours answers 404. A block is a part with a name of its own. In
         *     a choice the member marks the statement that is most like them and the one that is least; an open
         *     question takes 10 to 1000 characters. The ids are the same in every language, so that a member who
         *     changes the language goes on where they were. Open from `profile_completed` on.
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
         *     90 days after the last answers new ones are taken in their place; `GET /psy/completion-status` says when.
         *     The member stays `onboarding_complete`, and result, twin, scores and matches stay as they are until the
         *     new answers are analysed; then `twin_ready` is sent to the member's live connections.
         *     Open from `profile_completed` on.
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
         * @description Whether the member has handed in their answers, so that no member begins a finished questionnaire.
         *     Any session may ask, however far onboarding has come. A name that is none of ours answers 404.
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
         * Read whom one would like to meet
         * @description The filters of the discover page as the member saved them last. A member who has saved none gets
         *     the defaults: any sex, 25 to 45 years, within 50 km, nothing else asked for.
         */
        get: operations["getCriteria"];
        /**
         * Save whom one would like to meet
         * @description Saves all eight filters at once and answers with them as saved. The feed follows from its next first
         *     page on, so a client begins it again. A member may set them before onboarding is complete.
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
         * See who there is
         * @description A page of the members whom the saved filters let through and whose own filters let the member through,
         *     those who fit best first; every sixth place goes to a new member, so that each one appears in time.
         *     Of the filters, distance counts one way: how far the member would go. Excluded are members whom the member
         *     has liked or passed, is matched with, or has blocked, and members who have blocked them. The first page fixes
         *     the order for a day; a cursor goes on in it, shows each candidate once, and is out of
         *     date once other filters are saved. In an empty feed, `tightest_criterion` names the filter whose
         *     loosening would bring the most people.
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
         * @description One member as a candidate, whether or not the filters let them through. Nicknames are compared without
         *     regard to case, after trimming and Unicode normalisation (NFC). A member who does not exist, is not to be
         *     found yet, or is hidden from the caller gets the same answer.
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
         * @description The member says yes or no to a candidate, or to a member who likes them. A like that is returned is a
         *     match, and both learn of it; a pass is not shown to the other. Saying the same again is harmless and answers
         *     the same; the other word replaces the first one. Once there is a match, both words leave it as it is:
         *     `DELETE /matches/{id}` ends it. A first message that comes with a like once there is a match, since
         *     the other was quicker, is a message of their conversation. The other is notified of a like only after the time to undo it.
         *     A pair has one first message, whatever is said in between, and it has neither links nor contact
         *     details. Likes, and likes with a message, have a limit a day, which is lower for a new account.
         */
        post: operations["likeProfile"];
        /**
         * Take back a like or a pass
         * @description Within ten seconds a member can take back a like or a pass, as if it had never been; `undo_until` of
         *     the like says until when. Not once a match came of it. A client that does not know this call simply
         *     offers no undoing.
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
         * See who likes one, or whom one likes
         * @description A page of likes, the newest first. `received` holds those that wait for the member's answer; a like, a
         *     pass, a block or a report takes an entry away. `given` holds those that the member gave, waiting or
         *     returned. A pass is not shown to the other: such a like goes on waiting.
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
         * @description A page of what others wrote to the member with a like in the last 180 days, the newest first. Nothing in it
         *     changes with what becomes of the like or of the two: it is for reporting and blocking a person whose card
         *     is gone. For the same reason it does not say who they are. A server that has it says so by
         *     `first_messages` in the `capabilities` of the user.
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
         * See one's matches
         * @description A page of the members who like the asking member and are liked by them, the newest match first. A
         *     match that was ended, by either side or by a block, is not in it.
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
         * @description Ends a match for both sides and closes their conversation: nothing more can be written in it, and it
         *     is erased after 30 days. The two do not come across each other again. The other does not learn why. Ending
         *     it twice, or after a block has ended it, is harmless. A match that never was the member's own answers
         *     as if there were none.
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
         * @description From now on the two do not exist for each other: not in the feed, not in likes, and their match, if
         *     there is one, is over. The other is not notified: to them it looks like an unmatch where there was a match,
         *     and else as if the member were gone. Blocking again is harmless. Open from the first session on,
         *     whatever else is not. Anybody with whom there was a like, a match or a conversation within 180 days can
         *     be blocked, whatever they have blocked or deleted since.
         */
        post: operations["blockProfile"];
        /**
         * Unblock a member
         * @description Ends the member's own block. The two may come across each other again, unless they were a match or the
         *     other keeps the member away. Likes that waited do not come back, and the other is not notified. An id that
         *     is not blocked or does not exist has the same answer.
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
         * @description The member reports another member to the people behind Gemel; the other is not notified. What the
         *     two said to each other is kept as evidence, and what the member and the other's digital twin said to each
         *     other, whatever the request names. A report alone keeps no member away: blocking does. A member with whom
         *     there was a like, a match or a conversation within 180 days can be reported, whatever was blocked, ended or
         *     deleted since; so can a member with whose twin the caller has talked, while the two have an account. While a
         *     report waits for its decision, a further one of the same member about the same person is added to it.
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
         * See whom one keeps away
         * @description The members that the caller has blocked, the latest first, 500 at most. An entry stays as it is until the
         *     blocked account is erased. A member who was hidden from the caller at the time is blocked and not
         *     listed: an entry would show that they are there. A server that has this call and the one
         *     that ends a block says so by `blocks` in the `capabilities` of the user.
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
         * @description As `POST /profiles/{id}/report`, about the person with whom the member has or had the conversation: a
         *     former member has no id that the member knows. Also for a conversation that has ended, that the member
         *     has deleted, or whose other person has blocked them or deleted the account, for 180 days. A server that
         *     has it says so by `conversation_safety` in the `capabilities` of the user. A conversation with an AI
         *     answers as if there were none.
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
         * Keep the other person of a conversation away
         * @description As `POST /profiles/{id}/block`, for the person with whom the member has or had the conversation. A former
         *     member who comes back stays away. Harmless for a deleted member. Announced as
         *     `POST /conversations/{id}/report` is.
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
         * See one's settings
         * @description The language of mails and AI, and which notices come by mail. Open to every member, whatever the
         *     onboarding status.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one's settings
         * @description Changes what is named and leaves the rest as it is.
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
         * Change one's password
         * @description Sets a new password. It signs out every other session, and the member is notified by mail. Takes 5 tries a
         *     minute for one session, those to delete the account included: both ask for the same password.
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
         * See where one is signed in
         * @description The sessions that can still be continued: this one first, then the one used last. No address of the
         *     network is kept.
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
         * @description Ends one of the member's sessions, this one too; its live connections close. One that has ended already
         *     is harmless; one that never was the member's own answers as if there were none.
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
         * See how the copy of one's data stands
         * @description Whether a copy of everything about the member is being made, is ready, or was never asked for in this
         *     session. A session that was stolen does not show what another has asked for.
         */
        get: operations["getExport"];
        put?: never;
        /**
         * Ask for a copy of one's data
         * @description Starts making a ZIP file of what Gemel keeps about the member, as JSON and media files. The
         *     member is notified by mail when it is ready; it can be fetched for 7 days. Asking again while it is being
         *     made is harmless; a new one takes the place of the old. Takes 3 a day for one member, who gives the password:
         *     a session that was stolen is not enough.
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
         * Fetch the copy of one's data
         * @description The ZIP file, while it is there; for the session that asked for it, by the password, alone. In any other one
         *     the member asks again.
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
         * Delete one's account
         * @description Deletes the account of the member whose password is given. At once no member sees them any more, every
         *     session ends, and the member is notified by mail. For 30 days signing in with `restore` brings everything
         *     back; then every row and file goes, and messages to others keep only a former member. Takes 5 tries a
         *     minute for one session, those to change the password included.
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
         * @description A page for people, in the member's language: what stops, and a button. Opening it stops nothing, because
         *     mail scanners open links too. Every mail that is not about the account itself links here.
         */
        get: operations["getUnsubscribePage"];
        put?: never;
        /**
         * Stop mails
         * @description Stops the mails that the link came with, for good. The button of the page and a mail program's own
         *     (`List-Unsubscribe-Post`, RFC 8058) both send a form here. Doing it again is harmless.
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
         * See what one's twin may say to others
         * @description The member's answers to the open questions, each with what others would hear of it and whether the
         *     twin may say it. Nothing of it leaves before the member has confirmed it. A server that has the calls
         *     under `/me/twin` says so by `twin_sharing` in the `capabilities` of the user.
         */
        get: operations["getTwinSharing"];
        /**
         * Confirm what one's twin may say to others
         * @description Puts a decision about every open answer in the place of what was confirmed before, with the words that
         *     the member saw. From now on the twin says to others exactly the words that are allowed, as long as the
         *     answer stays the same; an answer that changes is not said until it is confirmed again. Answers that
         *     are an AI's work at that moment are made again. What was said before stays with the asker.
         */
        put: operations["confirmTwinSharing"];
        post?: never;
        /**
         * Take back what one's twin may say to others
         * @description The twin says nothing to others from now on, also where they are talking with it. What was said before
         *     stays with the asker. Harmless where nothing was confirmed.
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
         * See who talked with one's twin
         * @description Everybody else who said something to the member's twin, the latest first, 500 at most. What was said
         *     stays theirs.
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
         * End another member's conversation with one's twin
         * @description The asker sees the conversation as ended: they can read it, and neither go on nor begin again, before
         *     the two are a match. Ending it twice is harmless.
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
         * @description Opens the conversation with the member's own twin, or with a candidate's twin where its owner shares
         *     it. A member who has that conversation already gets the same one.
         *
         *     To its owner a twin speaks from profile, scores and open answers. To others it speaks from what the card
         *     shows, how the two fit and what the owner confirmed that it may say (`PUT /me/twin/sharing`), and only
         *     as long as the owner shares it; to a former match it says nothing. The owner learns how many talk with
         *     it (`twin_conversation_count`) and who (`GET /me/twin/talks`), and not what is said. Where no AI can
         *     answer, it answers without one and says so.
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
         * @description Opens the conversation with the advisor Duo about one candidate. A member who has it already gets the same
         *     one. A member is not their own candidate: one's own id answers as an unknown one.
         *
         *     The advisor speaks from the two cards and how the two fit, never from the candidate's answers. Where no
         *     AI can answer, it answers without one and says so.
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
         * @description What was said in an advice, the newest page first; inside a page messages ascend by `sent_at`. The same
         *     messages come with `/conversations/{id}/messages`.
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
         * See what members report
         * @description A page of reports: of the open ones the most severe reason first, then who was reported by most members,
         *     then the oldest; of the closed ones the one decided last. Without those about the admin who asks. For
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
         * @description A report with the copies that were made when it came in. That an admin opened it is noted in the audit
         *     trail. A report about the admin who asks is answered `not_found`, with all its files. For admins only.
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
         * @description The reported member's picture as it was then. That an admin saw it is noted in the audit trail as opening
         *     the report, unless it says that of the last hour. For admins only.
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
         * @description The reported member's voice message as it was then, or a voice note. An access is recorded in
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
         *     sees them, and signing in answers `account_suspended`. A member who has deleted the account is warned
         *     when they come back, and one who is suspended does not come back, nor does a new account of the same
         *     address. A decision is revised by another one that names it in `revises`, and names in `seen_until` what
         *     was added to the report; a suspension ends by reinstating alone. Written into the audit trail. An admin decides nothing that they are a part of: what
         *     they reported is refused, and a report about them may be answered `not_found`. For admins only.
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
         * See which words are held
         * @description A page of words of likes that those they were said to do not see, because the same went to many, or many
         *     wrote to one: an entry for each member, the newest first; without the admin's own. That an admin read them is
         *     noted in the audit trail, at most once an hour for each member. For admins only.
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
         * Release or discard held words
         * @description Decides about all words of a member that wait, up to the newest that the admin has seen. Released, those
         *     to whom they were said see them on the likes that still wait, and as a message of the conversation where
         *     the two have matched since; discarded, they never do. The member who
         *     wrote them sees no difference. Written into the audit trail. For admins only.
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
         * See what admins did
         * @description A page of what admins did, the newest first, without what another admin did about the one who asks.
         *     Entries are only ever added, and kept for two years. For admins only.
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
         * @description Hands out what a message needs to be taken: the time at which the form was opened, signed. It holds for 24
         *     hours and for one message.
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
         * @description Sends a message to the people behind Gemel, from a visitor or from a member. A member is answered at
         *     the address of the account, a visitor at `email`. Robots are detected by three signs: the hidden `website`
         *     is filled in, the form was sent within 5 seconds, or the stamp is none of ours. Without a session the
         *     call works as well; a session that has ended answers 401, so that a member's message is not taken for
         *     a visitor's.
         *     A message is kept for 180 days, and for as long a repeated `client_msg_id` is answered as the first
         *     time, with whichever stamp it comes, and stores and mails nothing again.
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
         * See one's conversations
         * @description All conversations of the member, with people, with twins and with the advisor, the newest activity
         *     first. Without any parameter the first hundred come at once. A deleted conversation is not among
         *     them, nor is advice in which nothing was said; one that has ended is, so that it can be read.
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
         * @description Takes a conversation and its messages out of the sight of the member who deletes it; with another
         *     person, that person keeps theirs. A new message, or opening it again, begins an empty one under the
         *     same id.
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
         * @description Opens the conversation with the person of a match. The first call begins it for both; later calls
         *     get the same one. A match that was taken back answers as one that never was.
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
         *     `next_cursor` of the page at hand sees nothing twice and misses nothing.
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
         * @description Sends a recording into a conversation with a person. It is judged by its bytes, whatever name or type
         *     it comes with; the file is named `voice.webm`, or `voice.m4a` where the browser records mp4. Everybody
         *     in the conversation gets it over the live connection as a frame of type `audio`. A transcript that
         *     takes longer is in the history when it is there.
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
         * @description The recording of a voice note, for those in its conversation. `audio_url` of the message points here.
         *     A client that follows `audio_url` as it stands needs to know nothing of this path.
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
         * @description Sends a spoken question to the twin or the advisor, and answers what was understood, what the AI says,
         *     and where to hear it. Question and answer become messages of the conversation and also reach its live
         *     connections. A request that the client aborts before its answer leaves nothing behind.
         *     The recording is judged by its bytes; it is named `voice.m4a` where its type contains mp4, else
         *     `voice.webm`, whatever it is.
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
         * @description The spoken answer to a voice query, for the member who asked. `tts_url` of the answer points here.
         *     A client that follows `tts_url` as it stands needs to know nothing of this path.
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
         * @description Upgrades to a WebSocket that belongs to one conversation, at `/api/ws/chat` and just as well at
         *     `/ws/chat` of the same origin: `wss` where the page is https, else `ws`. `x-gemel-socket` describes
         *     what the two sides send: text frames, each with one JSON value.
         *
         *     **Who may connect.** A browser cannot send a bearer header with an upgrade, so the access token goes
         *     into the query. It must be in no log, neither the server's nor a proxy's. A conversation that is not
         *     the member's answers 404. A browser's script sees a refused upgrade only as close code 1006; it
         *     therefore makes sure of a fresh token before every connection. The connection of an advice names its
         *     `candidate_user_id` too; it must be the one that the advice is about, else 404. The connection of a
         *     conversation that has ended opens and is closed at once with 4403, so that a client knows not to come back.
         *
         *     **All zeros** as `conversation_id` subscribe to what concerns every conversation, from
         *     `questionnaire_completed` on: that is how a waiting member learns that the twin is ready, or of a match, a
         *     like, a message elsewhere. Such a connection only listens; events are not replayed, so after
         *     reconnecting a client fetches its lists, and once more after `resync`. A server with the capability
         *     `recent_events` sends `resync` after the opening where an event of the member fell into the 30 seconds
         *     before it; lists that were fetched within them need not be fetched again without it.
         *
         *     **Sending.** A message is stored before it is acknowledged. A sender who named a `client_msg_id` gets
         *     an `ack` on this connection in place of an echo; one who named none gets the message itself. Every other
         *     connection of the conversation, the sender's other tabs included, gets the message. Sending the same
         *     `client_msg_id` again stores nothing twice and is acknowledged again with the same values. A frame that
         *     names another conversation, breaks its schema or cannot be sent now is answered with `error`, and the
         *     connection stays.
         *
         *     **Receiving.** Messages arrive in the order in which they are stored. `cursor` is opaque and grows along
         *     one conversation; reconnecting with the last one seen first replays what came after it, then goes on
         *     live. The event `resync` in place of a replay says that the cursor is too old and that the history must be
         *     fetched. What arrives twice has the same `id`. While an AI prepares its answer, its status is
         *     `thinking`; the next message or an empty status takes that away. A status with an all-zero
         *     conversation id holds for every conversation. A client ignores frames of a type that it does not know and frames
         *     that it cannot read.
         *
         *     **Staying.** The server sends a ping every 30 seconds, which browsers answer on their own, and drops a
         *     connection whose pong is missing when the next is due. Only the client reconnects: after 1 second,
         *     doubling to 30, back to 1 once it is open.
         *
         *     **Limits.** A frame has 64 KiB (65,536 bytes) at most. Binary frames are refused. A frame too many is
         *     answered with the error `rate_limited`; a client that goes on nevertheless is closed. A message more than
         *     a day allows is answered with `daily_limit`. Too many connections of one member answer 429.
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
         * @description An e-mail address, no longer than mail can carry: 64 characters before the `@`, 63 between the full stops
         *     behind it.
         */
        Email: string;
        /**
         * @description A password to set, 8 characters or more, of whatever kind. One that is easy to guess is refused with
         *     422 and the code `too_common`. The reference backend takes for such the passwords that most people
         *     have, and what is nothing but the name `gemel`, the member's e-mail address or its part before the
         *     `@`, with digits and signs.
         */
        Password: string;
        /**
         * @description A language that Gemel speaks in full.
         * @enum {string}
         */
        Language: "en" | "fr" | "de" | "es" | "it";
        /**
         * @description One of these languages as a browser names it, such as `de-CH`; what stands after its first part is
         *     without effect.
         */
        LanguageTag: string;
        /**
         * @description The name that others see: 5 to 30 characters (letters, marks, digits, spaces and . _ ' -) beginning
         *     with a letter or a digit. Letters of every script are welcome; other characters break a rule (422),
         *     because not every reader of this contract can say "letter" in a pattern.
         */
        Nickname: string;
        /**
         * @description How far a member has come: registered, then the profile is there, then the questionnaire is answered
         *     and being analysed, then everything is open.
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
         * @description What the member wants when it comes to children or pets.
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
        /** @description Whether the member has children, where given. */
        NullChildrenStatus: components["schemas"]["NullString"] & {
            /** @enum {string} */
            String?: "" | "prefers_not_to_say" | "has_children" | "does_not_have_children";
        };
        /** @description Whether the member has children, or nothing, wrapped or plain. */
        NullableChildrenStatus: components["schemas"]["NullChildrenStatus"] | components["schemas"]["ChildrenStatus"] | null;
        /** @description Whether the member has pets, where given. */
        NullPetsStatus: components["schemas"]["NullString"] & {
            /** @enum {string} */
            String?: "" | "prefers_not_to_say" | "has_pets" | "does_not_have_pets";
        };
        /** @description Whether the member has pets, or nothing, wrapped or plain. */
        NullablePetsStatus: components["schemas"]["NullPetsStatus"] | components["schemas"]["PetsStatus"] | null;
        /** @description What the member wants, where given. */
        NullIntent: components["schemas"]["NullString"] & {
            /** @enum {string} */
            String?: "" | "yes" | "no" | "irrelevant" | "prefers_not_to_say" | "do_not_care";
        };
        /** @description What the member wants, or nothing, wrapped or plain. */
        NullableIntent: components["schemas"]["NullIntent"] | components["schemas"]["Intent"] | null;
        /** @description A first or last name that may be missing. */
        NullName: components["schemas"]["NullString"] & {
            String?: string;
        };
        /** @description A country as its ISO 3166-1 alpha-2 code, where given. */
        NullCountry: components["schemas"]["NullString"] & {
            String?: string;
        };
        /** @description A city that may be missing. */
        NullCity: components["schemas"]["NullString"] & {
            String?: string;
        };
        /** @description What the member writes about themself, where given. */
        NullBio: components["schemas"]["NullString"] & {
            String?: string;
        };
        /** @description A height in whole centimetres, 50 to 280, where given. */
        NullHeight: components["schemas"]["NullInt32"] & {
            /** Format: int32 */
            Int32?: number;
        };
        /** @description A weight in kilograms, 20 to 400, to the nearest 0.1, where given. */
        NullWeight: components["schemas"]["NullFloat64"] & {
            /** Format: double */
            Float64?: number;
        };
        /**
         * @description What went wrong, for programs. `validation_failed` comes with 400 where the contract is broken and
         *     with 422 where a rule is.
         * @enum {string}
         */
        ErrorCode: "invalid_credentials" | "email_not_verified" | "account_suspended" | "account_deleted" | "wrong_password" | "password_required" | "registration_withdrawn" | "robot_check_failed" | "robot_check_required" | "email_taken" | "nickname_taken" | "nickname_immutable" | "underage" | "invalid_link" | "expired_link" | "unsupported_media_type" | "payload_too_large" | "validation_failed" | "rate_limited" | "daily_limit" | "unauthorized" | "forbidden" | "not_found" | "onboarding_incomplete" | "not_ready" | "already_submitted" | "already_decided" | "added_meanwhile" | "invalid_cursor" | "undo_expired" | "twin_not_shared" | "conversation_closed" | "robot_suspected" | "too_fast" | "range_not_satisfiable" | "upgrade_required" | "voice_not_configured" | "not_implemented" | "internal" | "unavailable";
        /** @description The one body of every error. */
        Error: {
            error_code: components["schemas"]["ErrorCode"];
            /** @description One sentence for a person. */
            message: string;
            /** @description Which fields are at fault, where it is about fields. */
            details?: components["schemas"]["ErrorDetail"][];
            /** @description What to quote when asking for help. */
            request_id?: string;
        };
        /** @description One field at fault. */
        ErrorDetail: {
            /** @description Where it stands in the request, with dots between the steps (`profile.birth_date`). */
            field: string;
            /** @description What is wrong with it, for programs (`required`, `maxLength`, `unknown_field`, `underage`, `too_common`). */
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
             * @description Who checks.
             * @enum {string}
             */
            provider: "altcha" | "recaptcha" | "off";
            challenge?: components["schemas"]["AltchaChallenge"];
            /** @description The public key to load reCAPTCHA with; only with provider `recaptcha`. */
            site_key?: string;
        };
        /** @description An ALTCHA proof-of-work challenge; only with provider `altcha`. */
        AltchaChallenge: {
            /** @description What to compute. */
            parameters: {
                /** @description The key derivation. */
                algorithm: string;
                /** @description Random bytes, hexadecimal. */
                nonce: string;
                /** @description Random bytes, hexadecimal. */
                salt: string;
                /**
                 * Format: int32
                 * @description How hard one try is.
                 */
                cost: number;
                /**
                 * Format: int32
                 * @description Length of the derived key in bytes.
                 */
                keyLength: number;
                /** @description How the derived key must begin, hexadecimal. */
                keyPrefix: string;
                /** @description Signature of the expected key. */
                keySignature?: string;
                /**
                 * Format: int32
                 * @description Memory of one try, where the algorithm takes it.
                 */
                memoryCost?: number;
                /**
                 * Format: int32
                 * @description Lanes of one try, where the algorithm takes them.
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
            /** @description The answer to the robot check, whichever provider made it; empty where the check is off. */
            recaptcha_token: string;
        };
        /** @description A member signs in. */
        LoginRequest: {
            /** @description The address as typed; white space around it is without effect. */
            email: string;
            /** @description The password as typed; one that is shorter or longer than a password may be is wrong, not malformed. */
            password: string;
            /**
             * @description Whether to bring a deleted account back and sign in; without effect on one that is not deleted. A
             *     client that does not know it shows the message of `account_deleted`.
             */
            restore?: boolean;
            /** @description The answer to the robot check, where `robot_check_required` has asked for one. */
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
         * @description A visitor opens a verification link elsewhere than where they registered, and shows by the password that
         *     the registration is theirs.
         */
        VerificationRequest: {
            token: components["schemas"]["LinkToken"];
            /** @description The password of the registration, as typed. */
            password: string;
        };
        /**
         * @description A signed-in member as the app needs them everywhere. The profile has its own call; a backend may
         *     repeat profile fields here, the reference backend does not.
         */
        User: {
            id: components["schemas"]["UserId"];
            email: components["schemas"]["Email"];
            nickname: components["schemas"]["NullableString"];
            onboarding_status: components["schemas"]["OnboardingStatus"];
            preferred_language?: components["schemas"]["Language"];
            /** @description Another name for `preferred_language`; one of the two is there. The reference backend sends `preferred_language`. */
            language?: components["schemas"]["Language"];
            /** @description Whether the member is an admin. */
            is_admin: boolean;
            profile_picture_url?: components["schemas"]["NullablePictureUrl"];
            /** @description When an admin warned the member, who has not said yet that they have read it. */
            warned_at?: components["schemas"]["TimeOrNull"];
            /** @description What the server can do beyond the specification; none where the field is missing. */
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
             * @description Whether the card shows `child_intent` and `pet_intent`. Where it does not, neither enters what others
             *     learn before a match: scores, completeness, reasons, and which filters find the member. A client
             *     hides the choice where the field is missing. Off at first.
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
             * @description How many other members have said something to the member's twin. What they say stays theirs.
             *     A client does without it where it is missing.
             */
            twin_conversation_count?: number;
        };
        /** @description What a member saves. The nickname is set once. */
        ProfileUpdate: {
            profile: components["schemas"]["ProfileFields"];
            nickname?: components["schemas"]["Nickname"];
        };
        /**
         * @description The fields that a member edits. Picture and voice message have calls of their own: their fields can come back as
         *     `GET` gave them, and change nothing.
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
        /** @description Where else the member can be found. Null means none. */
        SocialLinks: components["schemas"]["SocialLink"][] | null;
        /** @description One place elsewhere. */
        SocialLink: {
            /** @description The place's name as the member writes it. */
            platform: string;
            /** @description The address, http or https. */
            url: string;
        };
        /** @description One place elsewhere as entered, possibly half filled in. */
        SocialLinkDraft: {
            /** @description The place's name as the member writes it. */
            platform?: string | null;
            /** @description The address, http or https, or empty; white space around it is without effect. */
            url?: string | null;
        };
        /**
         * @description Where to fetch the picture, with the access token: the path of `/profile/picture/{userId}` with a `v`
         *     that changes with the picture. Nothing where there is none.
         */
        NullablePictureUrl: components["schemas"]["NullString"] | string | null;
        /** @description Whether a nickname can be claimed. */
        NicknameAnswer: {
            /** @description True when it is free, or belongs to the caller. */
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
        /** @description Where a page begins. Opaque; only the server that made it can read it. */
        Cursor: string;
        /** @description The `next_cursor` of another page; empty for the first one. */
        GivenCursor: string;
        /** @description What to ask the next page with. Empty, null or absent means that there is no more. */
        NextCursor: string | null;
        /**
         * Format: int32
         * @description How many there are on all pages together.
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
            /** @description The first text, who the member is, in Markdown; what stands in italics is a hint, not to be read. */
            script_md1: components["schemas"]["NullableString"];
            /** @description Title of the second text. */
            titre_2: components["schemas"]["NullableString"];
            /** @description The second text, whom the member would like to meet, in Markdown, with hints likewise. */
            script_md2: components["schemas"]["NullableString"];
        };
        /** @description Two texts to read aloud, titles under their English names. */
        VoiceScriptEnglishTitles: {
            /** @description Title of the first text. */
            title_1: components["schemas"]["NullableString"];
            /** @description The first text, who the member is, in Markdown. */
            script_md1: components["schemas"]["NullableString"];
            /** @description Title of the second text. */
            title_2: components["schemas"]["NullableString"];
            /** @description The second text, whom the member would like to meet, in Markdown. */
            script_md2: components["schemas"]["NullableString"];
        };
        /**
         * Format: double
         * @description How strong something is, from 0 to 100.
         */
        Score: number;
        /**
         * Format: double
         * @description The standard error of the value, on the same scale; without it nothing is known of how sure the value is.
         */
        ScoreError: number;
        /** @description A score, or null where the answers are too few. */
        NullableScore: components["schemas"]["Score"] | null;
        /** @description What the answers say, in Markdown with headings of the second level. */
        InsightsText: string;
        /**
         * Format: date-time
         * @description When this was worked out.
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
            /** @description Whether it plainly comes first of its group, alone or as one of two; without it none is known to. */
            is_leading?: boolean;
        };
        /** @description What to draw. A trait or a love language without enough data is left out; where sureness is little, all are. */
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
             * @description The confidence as one of three words, which the app shows beside the percent: too little to say
             *     anything, a sketch in which all is put as a leaning, or enough to say plainly what is clear.
             * @enum {string}
             */
            sureness?: "little" | "tentative" | "steady";
        };
        /** @description The numbers behind the drawings. */
        InsightsMetrics: {
            big_five: components["schemas"]["BigFive"];
        };
        /**
         * @description The insights under one of three sets of names. The reference backend sends the first; `generatedAt`
         *     and the names that begin with `profile_` are what other backends send.
         */
        InsightsAnswer: components["schemas"]["Insights"] | components["schemas"]["InsightsGeneratedAt"] | components["schemas"]["PrefixedInsights"];
        /** @description What the answers say about a member. */
        Insights: {
            summary_md: components["schemas"]["InsightsText"];
            /**
             * @description Who wrote `summary_md`: an AI, from the scores, or the texts of the app alone, also where the
             *     field is missing. What an AI wrote is to be labelled as that.
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
        /** @description Insights with names that say whose they are. */
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
            /** @description The name that it was asked for by, for a client that keeps progress per version; nothing is lost without it. */
            name?: components["schemas"]["QuestionnaireName"];
            /** @description The language of its texts, for `lang` attributes and reading aloud; nothing is lost without it. */
            language?: components["schemas"]["Language"];
            /** @description Its parts, in the order to show. None means that there is nothing to answer. */
            blocks: components["schemas"]["QuestionBlock"][];
        };
        /** @description A part of a questionnaire. */
        QuestionBlock: {
            id: components["schemas"]["QuestionnaireId"];
            /** @description What the part is about. */
            name: string;
            /** @description Its questions, in the order to show. */
            questions: components["schemas"]["Question"][];
        };
        /** @description One question. */
        Question: {
            id: components["schemas"]["QuestionnaireId"];
            /** @description What is asked. */
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
            /** @description Which questionnaire is answered. */
            questionnaire_id: components["schemas"]["QuestionnaireId"];
            /** @description One for each question, in any order. */
            responses: components["schemas"]["QuestionResponse"][];
        };
        /** @description The answer to one question; a choice has the two ids, an open question the text. */
        QuestionResponse: {
            /** @description The question. */
            question_id: components["schemas"]["QuestionnaireId"];
            /** @description The part that the question belongs to. */
            block_id: components["schemas"]["QuestionnaireId"];
            /** @description The statement that is most like the member; null for an open question. */
            most_appropriate_answer_id: components["schemas"]["NullableQuestionnaireId"];
            /** @description The statement that is least like the member, another one; null for an open question. */
            least_appropriate_answer_id: components["schemas"]["NullableQuestionnaireId"];
            /**
             * @description What the member wrote, at least 10 characters without the white space around them; null for a
             *     choice.
             */
            open_answer_text: string | null;
        };
        /** @description Whether the questionnaire is answered. */
        CompletionStatus: {
            /** @description True once the answers are in, whether or not they are analysed yet. */
            completed: boolean;
            /**
             * Format: date-time
             * @description When they were handed in last, absent while they are not; nothing is lost without it.
             */
            completed_at?: string;
            /**
             * @description Whether new answers are taken in the place of these. `open`: now. `later`: from `again_from` on.
             *     `analysing`: the answers that were handed in last are not analysed yet; a result from before them
             *     stays until they are. Absent while there are no answers; a client without it shows the questionnaire
             *     as done.
             * @enum {string}
             */
            again?: "open" | "later" | "analysing";
            /**
             * Format: date-time
             * @description With `later`, from when on new answers are taken; nothing is lost without it.
             */
            again_from?: string;
        };
        /**
         * @description How well two members fit by their answers: the start of a conversation, not a prediction. A score is
         *     null where there is too little data for it, never a guess.
         *
         *     Before the two match it is discreet, so that no account can read another member's traits from it:
         *     `overall` has noise that stays the same for the two and comes in steps of 5, the sides come from the
         *     choices on love, values, free time and plans alone and are 20, 50 or 80, each where it can be expected to
         *     be after a match, and one reason is shown. After a match all of it is exact.
         */
        Compatibility: {
            /** @description All sides together, 0 to 100. */
            overall: components["schemas"]["NullableScore"];
            /**
             * Format: double
             * @description The part of the needed answers that both have given, 0 to 1.
             */
            completeness: number;
            /** @description Whether the scores rest on so little that they are to be shown with a caution. */
            low_confidence: boolean;
            /** @description Whether the scores are rough, as before a match; without it they are exact. */
            is_discreet?: boolean;
            /** @description How they like to be among people, 0 to 100. */
            social: components["schemas"]["NullableScore"];
            /** @description What matters to them, 0 to 100. */
            values: components["schemas"]["NullableScore"];
            /** @description How they show and take feelings, 0 to 100. */
            emotional: components["schemas"]["NullableScore"];
            /** @description How they spend their days, 0 to 100. */
            lifestyle: components["schemas"]["NullableScore"];
            /** @description What they want of the years to come, 0 to 100. */
            longterm: components["schemas"]["NullableScore"];
            reasons?: components["schemas"]["CompatibilityReasons"];
        };
        /**
         * @description Why a score is what it is, in the language that `Accept-Language` asks for; a side without a score
         *     has no reason. A client that does not know them shows the scores alone.
         */
        CompatibilityReasons: {
            /** @description Why `social` is what it is. */
            social?: string;
            /** @description Why `values` is what it is. */
            values?: string;
            /** @description Why `emotional` is what it is. */
            emotional?: string;
            /** @description Why `lifestyle` is what it is. */
            lifestyle?: string;
            /** @description Why `longterm` is what it is. */
            longterm?: string;
        };
        /** @description How well two members fit, or null where nothing can be said yet. */
        NullableCompatibility: components["schemas"]["Compatibility"] | null;
        /**
         * @description Another member as the asking member may see them: on cards, in the quick view, in likes and matches.
         *     The reference backend sends `children_status` and `pets_status`; others send `children` and `pets`.
         */
        Candidate: {
            id: components["schemas"]["UserId"];
            /** @description The name to show; nothing for an anonymous member. */
            nickname: components["schemas"]["NullableString"];
            /** @description How old they are today, in years. The birth date itself is never shown. */
            age_years: components["schemas"]["NullableInt32"];
            sex: components["schemas"]["NullableSex"];
            /** @description Where they live, as an ISO 3166-1 alpha-2 code. */
            country: components["schemas"]["NullableString"];
            /** @description The city they live in, as they write it. */
            city: components["schemas"]["NullableString"];
            /** @description What they write about themself, in their own language. */
            bio: components["schemas"]["NullableString"];
            profile_picture_url: components["schemas"]["NullablePictureUrl"];
            /**
             * @description Where to fetch their voice message, with the access token: the path of `/profile/voice/{id}` with a
             *     `v` that changes with the recording. Nothing where there is none.
             */
            voice_message_url: components["schemas"]["NullableString"];
            /** @description Whether they have recorded a voice message. */
            has_voice: boolean;
            children_status?: components["schemas"]["NullableChildrenStatus"];
            /** @description Another name for `children_status`; a client reads the one that is there. */
            children?: components["schemas"]["NullableChildrenStatus"];
            pets_status?: components["schemas"]["NullablePetsStatus"];
            /** @description Another name for `pets_status`; a client reads the one that is there. */
            pets?: components["schemas"]["NullablePetsStatus"];
            /** @description What they want when it comes to children, where they show it. */
            child_intent?: components["schemas"]["NullableIntent"];
            /** @description What they want when it comes to pets, where they show it. */
            pet_intent?: components["schemas"]["NullableIntent"];
            /** @description Whether their twin may be spoken with before there is a match. */
            twin_share_pre_like: components["schemas"]["NullableBool"];
            /** @description Whether their twin may be spoken with once there is a match. */
            twin_share_on_match: components["schemas"]["NullableBool"];
            /**
             * @description Whether the asking member may speak with their twin now: it is there, and it is shared at this
             *     stage. A client that does not know it asks `twin_share_pre_like` and `twin_share_on_match`.
             */
            twin_available?: boolean;
            compatibility: components["schemas"]["NullableCompatibility"];
            /**
             * @description Whether `compatibility` is null because the asking member's own answers agree with each other no
             *     better than chance. From scores of such answers one could read what others are like. Left out
             *     where it is not so.
             */
            scores_withheld?: boolean;
        };
        /** @description Whom a member would like to meet. */
        Criteria: {
            /**
             * @description Which sex; empty for any.
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
             * @description How far away they may live, in kilometres: between the centres of the two cities, in steps of five.
             *     Where a city is unknown or missing, the same country is near and another is not; a member
             *     without a country is near to all.
             */
            max_distance_km: number;
            /** @description Whether only those are to be shown whose card says that they want children. */
            wants_children: boolean;
            /** @description Whether only those are to be shown whose card says that they have pets, want some or do not mind them. */
            accepts_pets: boolean;
            /** @description Whether only those with a picture are to be shown. */
            require_photo: boolean;
            /** @description Whether only those with a voice message are to be shown. */
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
            /** @description The candidates, those who fit best first; each one once. */
            items: components["schemas"]["Candidate"][];
            next_cursor?: components["schemas"]["NextCursor"];
            /**
             * @description Only in an empty feed: the filter that excludes the most people. Null when none does. A client
             *     that does not know it suggests to loosen the filters, without saying which.
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
         * @description Yes or no.
         * @default like
         * @enum {string}
         */
        LikeAction: "like" | "pass";
        /**
         * @description Where the two stand: the like waits for an answer, both like each other, or the member passed. Only the
         *     one who passed sees that; in lists there is `pending` and `matched`.
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
        /** @description The reaction of the member to another member. No body at all is a like. */
        LikeRequest: {
            action?: components["schemas"]["LikeAction"];
            /**
             * @description A first message with a like: the other reads it on the card of the received like, and it becomes
             *     the first message of their conversation if they match. With a pass it is ignored. A client that
             *     does not know it sends likes without a word.
             */
            message?: components["schemas"]["LikeMessage"];
        };
        /** @description Where the two stand after a like or a pass. */
        LikeAnswer: {
            status: components["schemas"]["LikeStatus"];
            /** @description The match that came of it; only with `matched`. */
            match_id?: components["schemas"]["MatchId"];
            /**
             * Format: date-time
             * @description Until when it can be taken back; missing where it cannot. A client that does not know it offers no
             *     undoing.
             */
            undo_until?: string;
        };
        /**
         * Format: date-time
         * @description A time, or null for what has not happened.
         */
        TimeOrNull: string | null;
        /**
         * @description One like and the member on its other end. The three times also come as `received_at`, `given_at` and
         *     `confirmed_at`; the reference backend sends the first forms.
         */
        LikeEntry: {
            /**
             * Format: date-time
             * @description When the like was given.
             */
            created_at: string;
            status: components["schemas"]["LikeStatus"];
            user: components["schemas"]["Candidate"];
            /** @description When the member received it; null in `given`. */
            receivedAt?: components["schemas"]["TimeOrNull"];
            /** @description When the member gave it; null in `received`. */
            givenAt?: components["schemas"]["TimeOrNull"];
            /** @description When it was returned and a match came of it; null while it waits. */
            confirmedAt?: components["schemas"]["TimeOrNull"];
            /** @description Another name for `receivedAt`. */
            received_at?: components["schemas"]["TimeOrNull"];
            /** @description Another name for `givenAt`. */
            given_at?: components["schemas"]["TimeOrNull"];
            /** @description Another name for `confirmedAt`. */
            confirmed_at?: components["schemas"]["TimeOrNull"];
            /**
             * @description The first message that came with the like; missing where there was none. A client that does not
             *     know it shows the like alone, and the message once they match.
             */
            message?: components["schemas"]["LikeMessage"];
        };
        /** @description A page of likes. */
        LikeList: {
            /** @description The likes, the newest first; each one once. */
            items: components["schemas"]["LikeEntry"][];
            next_cursor?: components["schemas"]["NextCursor"];
            /** @description How many likes there are in this direction. A client that does not know it counts what it has loaded. */
            total?: components["schemas"]["Total"];
        };
        /** @description What another member wrote with a like. */
        FirstMessage: {
            /**
             * Format: uuid
             * @description Of the message.
             */
            id: string;
            /**
             * Format: uuid
             * @description Who wrote it, to report or to block them.
             */
            user_id: string;
            message: components["schemas"]["LikeMessage"];
            /**
             * Format: date-time
             * @description When it was written.
             */
            created_at: string;
        };
        /** @description A page of first messages. */
        FirstMessageList: {
            /** @description The newest first. */
            items: components["schemas"]["FirstMessage"][];
            next_cursor: components["schemas"]["NextCursor"];
            total: components["schemas"]["Total"];
        };
        /** @description Two members who like each other, as one of them sees it. */
        Match: {
            match_id: components["schemas"]["MatchId"];
            /**
             * Format: date-time
             * @description When the second like came.
             */
            created_at: string;
            user: components["schemas"]["Candidate"];
            /**
             * Format: uuid
             * @description Their conversation; null until it was opened. A client that does not know it opens the conversation
             *     from the match, which is harmless when there is one.
             */
            conversation_id?: string | null;
        };
        /** @description A page of matches. */
        MatchList: {
            /** @description The matches, the newest first; each one once. */
            items: components["schemas"]["Match"][];
            next_cursor?: components["schemas"]["NextCursor"];
            /** @description How many matches there are. A client that does not know it counts what it has loaded. */
            total?: components["schemas"]["Total"];
        };
        /**
         * @description What is wrong. `spam` is shown as Spam / Scam.
         * @enum {string}
         */
        ReportReason: "harassment" | "spam" | "fake_profile" | "inappropriate" | "other";
        /** @description A report about a member. */
        ReportRequest: {
            reason: components["schemas"]["ReportReason"];
            /** @description What happened, in the member's words; may be empty. */
            details?: string;
            /**
             * Format: uuid
             * @description The conversation in which it happened. A client need not name it: the conversations of the two, and
             *     that with the other's digital twin, are kept as evidence anyway.
             */
            conversation_id?: string;
            message_ids?: components["schemas"]["MarkedMessages"];
        };
        /**
         * @description Messages that the report is about. They are kept as evidence with what was said around them, besides
         *     the first messages, the newest, and those around the member's own.
         */
        MarkedMessages: components["schemas"]["MessageId"][];
        /** @description A report about the other member of a conversation. */
        ConversationReport: {
            reason: components["schemas"]["ReportReason"];
            /** @description What happened, in the member's words; may be empty. */
            details?: string;
            message_ids?: components["schemas"]["MarkedMessages"];
        };
        /**
         * Format: uuid
         * @description A session's id.
         */
        SessionId: string;
        /** @description Which notices come by mail. Mails about the account itself always come. */
        MailNotices: {
            /** @description A new match. */
            matches: boolean;
            /** @description Messages that wait unread, at most once a day. */
            messages: boolean;
            /** @description That the twin and the insights are ready. */
            twin_ready: boolean;
        };
        /** @description What a member has set for the account. */
        Settings: {
            preferred_language: components["schemas"]["Language"];
            notices: components["schemas"]["MailNotices"];
        };
        /** @description What to change; the rest stays. */
        SettingsUpdate: {
            preferred_language?: components["schemas"]["Language"];
            /** @description Which notices to switch. */
            notices?: {
                /** @description A new match. */
                matches?: boolean;
                /** @description Messages that wait unread. */
                messages?: boolean;
                /** @description That the twin is ready. */
                twin_ready?: boolean;
            };
        };
        /** @description The password as typed; a short one is wrong, not malformed. */
        CurrentPassword: string;
        /** @description The password that holds, and the one that shall. */
        PasswordChange: {
            current_password: components["schemas"]["CurrentPassword"];
            new_password: components["schemas"]["Password"];
        };
        /** @description Somewhere a member is signed in. */
        SignedInSession: {
            id: components["schemas"]["SessionId"];
            /** @description The browser by its name, if it sends one; else null. */
            browser: string | null;
            /** @description The operating system by its name; null when it is not known. */
            system: string | null;
            /**
             * Format: date-time
             * @description When the member signed in.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last continued, to some minutes.
             */
            last_used_at: string;
            /** @description Whether it is the session that asks. */
            is_current: boolean;
        };
        /** @description Where a member is signed in. */
        SessionList: {
            /** @description This session first, then the one used last. */
            items: components["schemas"]["SignedInSession"][];
        };
        /** @description A blocked member. */
        Block: {
            user_id: components["schemas"]["UserId"];
            /**
             * @description As it was when they were blocked; a member who could not be found then is not in the list. Null only
             *     from a server that keeps no names, for a member who is gone.
             */
            nickname: string | null;
            /**
             * Format: date-time
             * @description Since when.
             */
            created_at: string;
        };
        /** @description Whom a member keeps away. */
        BlockList: {
            /** @description The latest first. */
            items: components["schemas"]["Block"][];
        };
        /**
         * @description Something beyond the specification that a server can do; a client hides what is not named. `account_settings`:
         *     the calls under `/me/settings`, `/me/sessions` and `/me/export`, `PUT /me/password`, `POST /me/deletion`, and
         *     `DELETE /me/profile/picture`. `acknowledgements`:
         *     a message with a `client_msg_id` is acknowledged on the connection that it came over. `blocks`:
         *     `GET /me/blocks` and `DELETE /profiles/{id}/block`. `conversation_safety`:
         *     `POST /conversations/{id}/report`, `POST /conversations/{id}/block`, and `message_ids` in reports. `first_messages`:
         *     `GET /me/likes/messages`, and `message` in a like. `member_events`: a connection with the all-zero
         *     conversation id receives the events that concern the member as a whole. `partial_profiles`: `PUT /me/profile`
         *     leaves alone what it is not sent. `recent_events`: `resync` follows the opening of a connection with the all-zero
         *     conversation id where an event of the member fell into the 30 seconds before it. `twin_sharing`: the calls
         *     under `/me/twin`.
         *     `answers_without_ai`: no AI is set up, and twins and the advisor answer without one.
         * @enum {string}
         */
        Capability: "account_settings" | "acknowledgements" | "blocks" | "conversation_safety" | "first_messages" | "member_events" | "partial_profiles" | "recent_events" | "twin_sharing" | "answers_without_ai";
        /** @description What a member lets the twin say to others, and to whom. */
        TwinSharing: {
            /** @description In the order of the questions; none before the questionnaire is handed in. */
            answers: components["schemas"]["SharedAnswer"][];
            confirmed_at: components["schemas"]["TimeOrNull"];
            /** @description Whether others may talk with the twin before a match, as the profile has it. */
            twin_share_pre_like: boolean;
            /** @description Whether matches may talk with the twin, as the profile has it. */
            twin_share_on_match: boolean;
        };
        /** @description An answer to an open question, as its owner decides about it. */
        SharedAnswer: {
            /** @description The question. */
            question_id: components["schemas"]["QuestionnaireId"];
            /** @description The question in the member's language. */
            question: string;
            /** @description What the member wrote. */
            answer: string;
            /**
             * @description What others hear once it is allowed: without sentences that have addresses, numbers or the
             *     member's names. Empty where nothing is left; then the twin cannot say it.
             */
            words: string;
            /** @description Whether the twin may say it to others now. */
            allowed: boolean;
            /** @description Whether it was written or changed after the member confirmed; then it is not said. */
            changed: boolean;
        };
        /** @description What a member decides about every open answer. */
        TwinSharingDecision: {
            /** @description Every answer once, in any order. */
            answers: components["schemas"]["AnswerDecision"][];
        };
        /** @description Whether others may hear an answer. */
        AnswerDecision: {
            /** @description The question. */
            question_id: components["schemas"]["QuestionnaireId"];
            /** @description The words that the member saw, as they came. */
            words: string;
            /** @description Whether the twin may say them to others. */
            allowed: boolean;
        };
        /** @description Who talked with a member's twin. */
        TwinTalkList: {
            /** @description The latest first. */
            items: components["schemas"]["TwinTalk"][];
        };
        /** @description A member who talked with the member's twin. */
        TwinTalk: {
            /** @description The conversation. */
            id: components["schemas"]["ConversationId"];
            /** @description Null for a member who cannot be found any more. */
            nickname: string | null;
            /**
             * Format: date-time
             * @description When they said something first.
             */
            since: string;
            /**
             * Format: int32
             * @description How often they said something.
             */
            message_count: number;
            /** @description Whether they can go on. */
            running: boolean;
        };
        /** @description How the copy of a member's data stands. */
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
             * @description How large the file is; null while there is none.
             */
            size_bytes: number | null;
        };
        /**
         * Format: binary
         * @description The bytes of a ZIP file.
         */
        Archive: Blob;
        /** @description A member asks for a copy of all that Gemel keeps about them. */
        ExportRequest: {
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description A member deletes the account. */
        DeletionRequest: {
            password: components["schemas"]["CurrentPassword"];
        };
        /** @description Until when the account can come back. */
        DeletionAnswer: {
            /**
             * Format: date-time
             * @description When everything is erased.
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
         * @description What an admin decides about a report.
         * @enum {string}
         */
        ModerationAction: "dismiss" | "warn" | "suspend";
        /**
         * @description Whether a member may sign in. `deleted` is also a permanently deleted member.
         * @enum {string}
         */
        Standing: "active" | "suspended" | "deleted";
        /** @description A member as admins see them in lists. */
        MemberSummary: {
            id: components["schemas"]["UserId"];
            /** @description Null for a member without one, and for one who is gone. */
            nickname: string | null;
            standing: components["schemas"]["Standing"];
        };
        /** @description A report in a list. */
        ReportSummary: {
            id: components["schemas"]["ReportId"];
            reason: components["schemas"]["ReportReason"];
            /**
             * @description How early it is to be read, by the gravest reason that the reporter gave.
             * @enum {string}
             */
            severity: "high" | "medium" | "low";
            /** @description What happened, in the reporter's words; may be empty. */
            details: string;
            /**
             * Format: date-time
             * @description When it came in.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the reporter last added to it; null where they never did. A decision names it.
             */
            added_at: string | null;
            reporter: components["schemas"]["MemberSummary"];
            reported: components["schemas"]["MemberSummary"];
            /**
             * Format: int32
             * @description How many different members have reported the same one. Reports that were dismissed do not count, nor those of
             *     accounts younger than a week whose owner never talked with the reported member.
             */
            reporters: number;
            /** @description What became of all that the reporter has reported, this report included. */
            reporter_history: {
                /**
                 * Format: int32
                 * @description Reports of the last 180 days.
                 */
                reports: number;
                /**
                 * Format: int32
                 * @description How many of them were dismissed.
                 */
                dismissed: number;
            };
            /**
             * Format: int32
             * @description How many warnings and suspensions of the reported member stand, this report not counted: a decision that
             *     was revised does not.
             */
            earlier_measures: number;
            decision: components["schemas"]["DecisionOrNull"];
        };
        /** @description What was decided; null while nothing was. */
        DecisionOrNull: {
            action: components["schemas"]["ModerationAction"];
            note: components["schemas"]["ModerationNote"];
            /**
             * Format: date-time
             * @description When it was decided.
             */
            decided_at: string;
            moderator: components["schemas"]["MemberSummary"];
        } | null;
        /** @description Why, for other admins; members never see it. */
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
             * @description What the two said to each other, with likes and in conversations, and what the reporter and the reported
             *     member's digital twin said to each other, the oldest message first: those of the reported member and of the
             *     twin, the reporter's first and newest, those that the reporter named, and those around them and the
             *     reporter's own. Where that is too much for one answer, some in the middle are left out.
             */
            messages: components["schemas"]["ReportedMessage"][];
            /**
             * Format: int32
             * @description How many messages of the two, and of the talk with the twin, the report does not hold.
             */
            left_out: number;
            /**
             * @description What strangers were shown of the reported member in the 30 days before and not when they were reported, the
             *     oldest first: texts, a picture or a voice message each.
             */
            former_profiles: components["schemas"]["FormerProfile"][];
            /** @description Whether the picture was kept. */
            has_picture: boolean;
            /** @description Whether the voice message was kept. */
            has_voice: boolean;
            /** @description The later reports of the reporter, the oldest first. */
            additions: components["schemas"]["ReportAddition"][];
            /** @description What there was about the reported member before, this report not counted. */
            earlier: {
                /**
                 * Format: int32
                 * @description How many different members made them, the reporter not counted.
                 */
                reporters: number;
                /**
                 * Format: int32
                 * @description Other reports about them, dismissed ones not counted.
                 */
                reports: number;
                /**
                 * Format: int32
                 * @description How many warnings of them stand.
                 */
                warnings: number;
                /**
                 * Format: int32
                 * @description How many suspensions of them stand, ended ones included.
                 */
                suspensions: number;
            };
        };
        /** @description A later report of the reporter, with the changes since. */
        ReportAddition: {
            reason: components["schemas"]["ReportReason"];
            /** @description What happened, in the reporter's words; may be empty. */
            details: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            added_at: string;
            /** @description The profile as it was then; null where it had not changed. */
            profile: components["schemas"]["ReportedProfile"] | null;
            /** @description Whether another picture was kept. */
            has_picture: boolean;
            /** @description Whether another voice message was kept. */
            has_voice: boolean;
        };
        /** @description What the reported member's profile said when they were reported. */
        ReportedProfile: {
            /** @description The nickname. */
            nickname: string | null;
            /** @description What they wrote about themself. */
            bio: string | null;
            /** @description The country's code. */
            country: string | null;
            /** @description The place. */
            city: string | null;
            social_links: components["schemas"]["SocialLinks"];
        };
        /** @description What a profile showed before it was changed. */
        FormerProfile: {
            /** @description What they wrote about themself. */
            bio: string | null;
            /** @description The place. */
            city: string | null;
            /** @description Whether it is a picture. */
            has_picture: boolean;
            /** @description Whether it is a voice message. */
            has_voice: boolean;
            /**
             * Format: date-time
             * @description When it was changed.
             */
            shown_until: string;
        };
        /** @description A message that was kept as evidence. */
        ReportedMessage: {
            id: components["schemas"]["MessageId"];
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            sender: "reported" | "reporter" | "former_member";
            /**
             * @description Whether it was said in the reporter's talk with the reported member's digital twin. The words of `reported`
             *     there are the twin's: those of an AI, or quotations of the member's answers.
             */
            with_twin: boolean;
            kind: components["schemas"]["MessageKind"];
            /** @description What it says; of a recording its transcript, when there is one. */
            text: string | null;
            /** @description Whether its recording was kept. */
            has_recording: boolean;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sent_at: string;
        };
        /** @description What to do about a report, and why. */
        ReportDecision: {
            action: components["schemas"]["ModerationAction"];
            note: components["schemas"]["ModerationNote"];
            /**
             * Format: date-time
             * @description When the decision was made that this one replaces; absent or null for a first one.
             */
            revises?: string | null;
            /**
             * Format: date-time
             * @description The `added_at` of the report as the admin has read it; absent or null where nothing was added. Where it is
             *     another one now, nothing is decided.
             */
            seen_until?: string | null;
        };
        /** @description Why a suspension ends. */
        Reinstatement: {
            note: components["schemas"]["ModerationNote"];
        };
        /** @description Words of a member's likes that are held because the same went to many, or many wrote to one. */
        HeldWords: {
            id: components["schemas"]["UserId"];
            member: components["schemas"]["MemberSummary"];
            /** @description Different ones, the earliest; what was said after `newest_at` waits for the next decision. */
            texts: string[];
            /**
             * Format: int32
             * @description To how many people they were said.
             */
            people: number;
            /**
             * Format: date-time
             * @description When the newest of them were said; a decision names it.
             */
            newest_at: string;
        };
        /** @description A page of held words. */
        HeldWordsList: {
            /** @description An entry for each member, the newest first. */
            items: components["schemas"]["HeldWords"][];
            next_cursor?: components["schemas"]["NextCursor"];
            total?: components["schemas"]["Total"];
        };
        /** @description What becomes of held words, and why. */
        HeldWordsDecision: {
            /**
             * @description Whether those to whom they were said see them.
             * @enum {string}
             */
            action: "release" | "discard";
            note: components["schemas"]["ModerationNote"];
            /**
             * Format: date-time
             * @description The `newest_at` that the admin has seen; words that came later go on waiting.
             */
            until: string;
        };
        /** @description Something that an admin did. */
        AuditEntry: {
            /**
             * Format: uuid
             * @description The entry's id.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was done.
             */
            at: string;
            /**
             * @description What was done.
             * @enum {string}
             */
            action: "open_report" | "dismiss" | "warn" | "suspend" | "reinstate" | "name_admin" | "remove_admin" | "read_words" | "release_words" | "discard_words" | "admit_adult" | "stated_minor" | "export_data" | "erase_account";
            /** @description Who did it; null for the operator's command, and for `stated_minor`. */
            moderator: components["schemas"]["MemberSummary"] | null;
            subject: components["schemas"]["MemberSummary"];
            /**
             * Format: uuid
             * @description The report that it was about; null for none.
             */
            report_id: string | null;
            note: components["schemas"]["ModerationNote"];
        };
        /** @description A page of what admins did. */
        AuditTrail: {
            /** @description The entries, the newest first. */
            items: components["schemas"]["AuditEntry"][];
            next_cursor?: components["schemas"]["NextCursor"];
        };
        /** @description A page for people, in HTML. */
        Page: string;
        /** @description What a mail program sends; the button of the page sends nothing. */
        UnsubscribeForm: {
            /** @description Always `One-Click`. */
            "List-Unsubscribe"?: string;
        };
        /** @description What a message to us needs to be taken. */
        ContactStamp: {
            stamp: components["schemas"]["Stamp"];
            /** @description Whether the message may carry a `client_msg_id`. Before a session, no user names its capabilities. */
            takes_message_id?: boolean;
        };
        /** @description The time at which the form was opened, signed. Opaque. */
        Stamp: string;
        /** @description A message to the people behind Gemel. */
        ContactRequest: {
            /** @description Who writes, as they want to be addressed. */
            full_name: string;
            /** @description Where to answer a visitor. A member is answered at the account's address, whatever stands here. */
            email?: components["schemas"]["Email"];
            /** @description What it is about, in one line. */
            subject: string;
            /** @description The message, in plain text. */
            message: string;
            stamp: components["schemas"]["Stamp"];
            /**
             * Format: int64
             * @description When the page was loaded by the visitor's clock, in milliseconds since 1970.
             */
            loaded_at: number;
            /** @description A trap that people do not see; a client that fills it in is a robot. */
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
         * @description With whom the member talks; a twin, the advisor Duo about one candidate, or a person.
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
            /** @description Who the participant is; null for one's own twin, and for a former member. */
            participant_id: components["schemas"]["UserId"] | null;
            /** @description The participant's nickname; nothing for one's own twin, and for a member without a nickname. */
            participant_name: components["schemas"]["NullableString"];
            participant_picture_url: components["schemas"]["NullablePictureUrl"];
            /** @description What the participant writes about themself, in their own language. */
            participant_bio: components["schemas"]["NullableString"];
            /** @description How old the participant is today, in years. */
            participant_age: components["schemas"]["NullableInt32"];
            participant_gender: components["schemas"]["NullableSex"];
            /** @description The city the participant lives in, as they write it. */
            participant_city: components["schemas"]["NullableString"];
            /** @description Where the participant lives, as an ISO 3166-1 alpha-2 code. */
            participant_country: components["schemas"]["NullableString"];
            compatibility: components["schemas"]["NullableCompatibility"];
            /** @description Whether the participant has a voice message to listen to. */
            has_voice: boolean;
            /** @description How the newest message begins; nothing where there is none, or where it is a recording without words. */
            last_message: components["schemas"]["NullableString"];
            /** @description When the newest message was sent; nothing where there is none. */
            last_message_at: components["schemas"]["NullableTime"];
            /**
             * @description Whether the conversation takes no more messages: the match has ended, the other is a former member, or
             *     the owner of the twin does not share it now. A client that does not know it learns so when it sends.
             */
            ended?: boolean;
            /** @description The match that a conversation with a person came of; null for every other. */
            match_id?: string | null;
            /**
             * Format: int32
             * @description How many messages of others the member has not seen yet; 1000 stands for more as well. A member who
             *     fetches the newest page of a conversation, or has its live connection open, has seen it.
             */
            unread_count?: number;
        };
        /** @description A page of conversations. */
        Conversations: {
            /** @description The conversations of this page, the newest activity first. */
            items: components["schemas"]["Conversation"][];
            next_cursor?: components["schemas"]["NextCursor"];
            /** @description How many conversations the member has of each type. A client that does not know it counts what it has. */
            totals?: {
                twin: components["schemas"]["Total"];
                advisor: components["schemas"]["Total"];
                user: components["schemas"]["Total"];
            };
        };
        /** @description The conversations, in a page or as a plain array. The reference backend sends the page. */
        ConversationsAnswer: components["schemas"]["Conversations"] | components["schemas"]["Conversation"][];
        /** @description Whose twin to talk to. */
        TwinRequest: {
            /** @description The owner of the twin. Without it, it is the member's own. */
            candidate_user_id?: components["schemas"]["UserId"];
        };
        /** @description Whom to ask the advisor about. */
        AdviceRequest: {
            candidate_user_id: components["schemas"]["UserId"];
        };
        /** @description The conversation to go to. */
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
         * @description An id that the sender makes, new for each message, so that sending it again stores nothing twice.
         */
        ClientMessageId: string;
        /**
         * @description Who speaks: `model` and `assistant` are an AI, everything else is a human. The reference backend sends
         *     `user` and `assistant`.
         */
        MessageRole: string;
        /**
         * @description A text, a recording, or a note of what went on.
         * @enum {string}
         */
        MessageKind: "status" | "message" | "audio";
        /** @description The member who sent the message; null for an AI. It is one's own where this is one's own id. */
        SenderId: components["schemas"]["UserId"] | null;
        /** @description A message as the history keeps it. What only recordings have may be missing from a text. */
        Message: {
            id: components["schemas"]["MessageId"];
            conversation_id: components["schemas"]["ConversationId"];
            sender_id: components["schemas"]["SenderId"];
            role: components["schemas"]["MessageRole"];
            /** @description The text, plain or markdown; nothing for a recording. */
            content: components["schemas"]["NullableString"];
            msg_type?: components["schemas"]["MessageKind"];
            /** @description Another name for `msg_type`; one of the two is there. The reference backend sends `msg_type`. */
            type?: components["schemas"]["MessageKind"];
            /** @description Where to fetch the recording, with the access token. */
            audio_url?: components["schemas"]["NullableString"];
            /** @description How long the recording is, in milliseconds. */
            audio_duration_ms?: components["schemas"]["NullableInt32"];
            /** @description What the recording says, where it could be written down. */
            transcript?: components["schemas"]["NullableString"];
            /** @description The recording's media type. */
            mime_type?: components["schemas"]["NullableString"];
            /**
             * Format: date-time
             * @description When the server stored it.
             */
            sent_at: string;
            /** @description The id that its sender gave it; only the sender gets it. */
            client_msg_id?: components["schemas"]["ClientMessageId"];
        };
        /** @description A page of messages. */
        Messages: {
            /** @description The messages of this page, ascending by `sent_at`. */
            items: components["schemas"]["Message"][];
            /** @description What to pass as `before` for the older ones. Empty, null or absent means that there are none. */
            next_cursor?: components["schemas"]["NextCursor"];
            total?: components["schemas"]["Total"];
        };
        /** @description The messages, in a page or as a plain array. The reference backend sends the page. */
        MessagesAnswer: components["schemas"]["Messages"] | components["schemas"]["Message"][];
        /** @description A page of what was said in an advice. */
        AdviceHistory: {
            /** @description The messages of this page, ascending by `sent_at`. */
            items: components["schemas"]["Message"][];
            /** @description What to pass as `cursor` for the older ones. Empty, null or absent means that there are none. */
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
             * @description How long it is in milliseconds, written as text; ten minutes at most.
             */
            duration_ms: number;
            /** @description The sender's own id for this message. A client that sends none must not repeat a request that may have arrived. */
            client_msg_id?: components["schemas"]["ClientMessageId"];
        };
        /** @description A form with a spoken question and where it belongs. */
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
        /** @description What was understood, and the answer. */
        VoiceReply: {
            user_transcript: components["schemas"]["VoiceTranscript"];
            assistant_text: components["schemas"]["VoiceAnswerText"];
            tts_url: components["schemas"]["VoiceAnswerUrl"];
            /** @description The question as a message, to recognise it in the history; absent with `review`. */
            user_message_id?: components["schemas"]["MessageId"];
            /** @description The answer as a message, to recognise it in the history; absent with `review`. */
            assistant_message_id?: components["schemas"]["MessageId"];
        };
        /** @description The same under other names; never sent by the reference backend. */
        VoiceReplyCamelCase: {
            userTranscript: components["schemas"]["VoiceTranscript"];
            assistantText: components["schemas"]["VoiceAnswerText"];
            ttsUrl: components["schemas"]["VoiceAnswerUrl"];
        };
        /** @description What was understood, and the answer, under either set of names. */
        VoiceReplyAnswer: components["schemas"]["VoiceReply"] | components["schemas"]["VoiceReplyCamelCase"];
        /** @description The member's words, as they were understood. */
        VoiceTranscript: string;
        /** @description What the AI says, plain or markdown; empty with `review`. */
        VoiceAnswerText: string;
        /**
         * @description Where to hear it, nothing where it has no voice. A path below `/api` is fetched with the access token, an
         *     absolute address without it. The reference backend sends such a path or null.
         */
        VoiceAnswerUrl: components["schemas"]["NullableString"];
        /** @description A message to send. It can be repeated with the same `client_msg_id` until it is acknowledged. */
        SentMessageFrame: {
            /** @description The conversation of this connection; never all zeros. */
            conversation_id: components["schemas"]["ConversationId"];
            /**
             * @description The text, plain or markdown, with at least one character that is no white space. Control characters
             *     other than line feeds and tabs, characters that turn the direction, and more than eight marks on one
             *     letter are left out of it.
             */
            content: string;
            /** @description The sender's own id for this message. A client that sends none only loses the acknowledgement. */
            client_msg_id?: components["schemas"]["ClientMessageId"];
        };
        /**
         * @description The frames of the server, identified by `type`. Values that may be missing arrive plain; a client also
         *     reads their wrappers. A frame of another type, and one that cannot be read, is to be ignored.
         */
        ReceivedFrame: components["schemas"]["MessageFrame"] | components["schemas"]["StatusFrame"] | components["schemas"]["AckFrame"] | components["schemas"]["ErrorFrame"] | components["schemas"]["EventFrame"];
        /**
         * @description A message of the conversation, written or spoken, from anyone in it. A client that knows no more than
         *     the four required fields shows it, and finds the rest in the history.
         */
        MessageFrame: {
            /**
             * @description A text, or a recording.
             * @enum {string}
             */
            type: "message" | "audio";
            conversation_id: components["schemas"]["ConversationId"];
            /** @description The text, plain or markdown; nothing for a recording. */
            content: components["schemas"]["NullableString"];
            role: components["schemas"]["MessageRole"];
            /** @description The message's id, as the history has it. */
            id?: components["schemas"]["MessageId"];
            sender_id?: components["schemas"]["SenderId"];
            /**
             * Format: date-time
             * @description When the server stored it.
             */
            sent_at?: string;
            /** @description The id that its sender gave it; only the sender's own other connections get it. */
            client_msg_id?: components["schemas"]["ClientMessageId"];
            /** @description Where this message stands in the conversation; for reconnecting. */
            cursor?: components["schemas"]["Cursor"];
            /** @description Where to fetch the recording, with the access token. */
            audio_url?: components["schemas"]["NullableString"];
            /** @description How long the recording is, in milliseconds. */
            audio_duration_ms?: components["schemas"]["NullableInt32"];
            /** @description What the recording says, where it could be written down. */
            transcript?: components["schemas"]["NullableString"];
            /** @description The recording's media type. */
            mime_type?: components["schemas"]["NullableString"];
        };
        /** @description What another member of the conversation is doing right now. It is stored nowhere and replaced by the next status or message. */
        StatusFrame: {
            /**
             * @description A status.
             * @enum {string}
             */
            type: "status";
            /** @description The conversation, or all zeros where it holds for every conversation. */
            conversation_id: components["schemas"]["ConversationId"];
            /** @description What goes on, for example `thinking`; empty or null takes the status away. */
            content: components["schemas"]["NullableString"];
            /** @description Whose status it is. */
            role?: components["schemas"]["MessageRole"];
        };
        /** @description The message with this `client_msg_id` is stored. It goes to the connection that sent it, in place of the message itself. */
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
             * @description When the server stored it; the same each time it is acknowledged.
             */
            sent_at: string;
            /** @description Where the message stands in the conversation; for reconnecting. */
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
            /** @description Which message was refused, where it named one. */
            client_msg_id?: components["schemas"]["ClientMessageId"];
            error_code: components["schemas"]["ErrorCode"];
            /** @description One sentence for a person. */
            message: string;
        };
        /**
         * @description Something happened outside the conversation on the screen. All but `resync` go only to connections
         *     that subscribed with all zeros.
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
            /** @description The conversation it is about; all zeros where it is about none, or about all. */
            conversation_id: components["schemas"]["ConversationId"];
            /**
             * Format: uuid
             * @description The new match; only with `match`.
             */
            match_id?: string;
            /** @description Where the conversation stands; with `message`, and with the `resync` of a conversation. */
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
        /** @description A page of another site asks, the session may not be used like this, or the account is closed. */
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
         * @description The link is out of time, or the address was verified by another registration than the one of this browser
         *     or password (extension).
         */
        VerificationOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The password given is not the one that holds. */
        WrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing for this member. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is longer than this call reads. */
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
        /** @description The body is not of a media type that this call reads. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is neither a png nor a jpeg, or the body is no multipart form. */
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
        /** @description The server cannot answer right now; trying again later helps. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["UnavailableRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The member has not come far enough yet; `onboarding_status` of `/me` says how far. */
        OnboardingIncomplete: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is being prepared and will be there soon. */
        NotReady: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The cursor is none of ours, belongs to another member, or is out of date; begin with the first page. */
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
        /** @description The file is no audio that Gemel reads, or the body is no multipart form. */
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
        /** @description The file has no such bytes. */
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
        /** @description Members cannot like themselves; or the first message is refused, which the field says. */
        LikeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Too many tries, or what a day allows is used up (`daily_limit`): likes, first messages, uploaded
         *     megabytes, changes of bio and city, or other people to be looked at. `Retry-After` says how long to wait.
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
         * @description The request breaks the contract, or the link is none of ours. A browser, which asks for `text/html`, gets a
         *     page that says so, in a language that it asks for.
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
         * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
         * @example de
         */
        AcceptLanguage: string;
        /**
         * @description The token of the link in the mail.
         * @example vK3mQ9dXr2LwT8yZpB5nHc7sJf4uAeG1
         */
        LinkToken: components["schemas"]["LinkToken"];
        /**
         * @description Whose picture.
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
         * @description The `next_cursor` of the page before; none, or an empty one, for the first page.
         * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
         */
        After: components["schemas"]["GivenCursor"];
        /**
         * @description Which bytes of the file to send, for players that jump.
         * @example bytes=0-
         */
        Range: string;
        /**
         * @description The language to write the texts in.
         * @example it
         */
        TextLanguage: components["schemas"]["LanguageTag"];
        /**
         * @description The member whom it is about.
         * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
         */
        ProfileId: components["schemas"]["UserId"];
        /**
         * @description How many entries a page holds at most.
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
         * @description The conversation to join; all zeros for what concerns every conversation.
         * @example e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01
         */
        SocketConversation: components["schemas"]["ConversationId"];
        /**
         * @description The access token of the session. It must be in no log.
         * @example eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiIzZDdhNWM5MC1iMWUyLTRmNjgtOWMwNC01ZThmMWIyYTZkMDQiLCJleHAiOjQwODY5NzkyMDB9.example
         */
        SocketToken: components["schemas"]["AccessToken"];
        /**
         * @description Whom the advice is about, on the connection of an advice.
         * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
         */
        SocketCandidate: components["schemas"]["UserId"];
        /**
         * @description The last `cursor` that the client saw in this conversation; what came after it is replayed first.
         *     Without it nothing is replayed, and the history shows what was missed.
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
         * @description Takes the refresh cookie away.
         * @example gemel_refresh=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Strict
         */
        RefreshCookieCleared: string;
        /**
         * @description The registration cookie, which shows in which browser a registration was made. Scripts cannot read it, and
         *     it lasts as long as the link. Where the public address is https it is named
         *     `__Host-gemel_registration` and is Secure with Path=/.
         * @example gemel_registration=example; Max-Age=172800; Path=/api; HttpOnly; SameSite=Strict
         */
        RegistrationCookie: string;
        /**
         * @description Seconds to wait before the next try.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description Seconds to wait before the next try, where that can be said.
         * @example 5
         */
        UnavailableRetryAfter: number;
        /**
         * @description No browser and no proxy may keep the file.
         * @example no-store
         */
        NoStore: string;
        /**
         * @description Only the member's own browser may keep the file.
         * @example private, max-age=3600
         */
        PrivateCache: string;
        /**
         * @description That parts of the file can be asked for.
         * @example bytes
         */
        AcceptRanges: "bytes";
        /**
         * @description Which bytes of how many the part holds.
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
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
            /** @description Accepted. If the address can have an account, a link is on its way to it. */
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
            /** @description The robot check was not passed, was used before, or is out of time. */
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
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
            /** @description Signed in. The refresh cookie comes with the answer. */
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
             * @description The password is right, and the address is not verified yet, the member is suspended, or the account is
             *     deleted and can still come back (extensions). Or the robot check that was asked for was not passed.
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
             * @description Too many tries; `Retry-After` says how long to wait. `robot_check_required`: or how long each takes a
             *     robot check.
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
            /** @description A fresh access token. The next refresh cookie comes with it. */
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
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
            /** @description Accepted. If the address has an account, a link is on its way to it. */
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
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
            /** @description Accepted. If the address waits to be verified, a link is on its way to it. */
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
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
            /** @description The new password holds from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description The request breaks the contract, or the link is none of ours. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description The link is out of time, or a reset has spent it. */
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
                 * @description Whether to sign in, too. Left out where a member is signed in already.
                 * @example true
                 */
                sign_in?: boolean;
            };
            header?: {
                /**
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is verified. Where that signs in, the refresh cookie comes with the answer. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["RefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationAnswer"];
                };
            };
            /** @description The request breaks the contract, or the link is none of ours. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description Nothing shows whose registration it is: the link was opened elsewhere than where the registration was
             *     made, or by a program that reads mails (extension).
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
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
            /** @description The request breaks the contract, or the link is none of ours. */
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
            /** @description The nickname has a character that no nickname can have. */
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
            /** @description The profile breaks a rule. A minor's browser is given a cookie that has it refused again. */
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
            /** @description The picture is in place. */
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
             * @description The file begins like a picture and cannot be read as one, or it unfolds to too many pixels; or the member was
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
                 * @description Whose picture.
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
                 * @description Which bytes of the file to send, for players that jump.
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
            /** @description The voice message is in place. */
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
                 * @description Which bytes of the file to send, for players that jump.
                 * @example bytes=0-
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description Whose voice message.
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
            /** @description It is noted. */
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
                 * @description Which questionnaire; the app asks for `Light v1 - Streamlined`.
                 * @example Light v1 - Streamlined
                 */
                name: components["schemas"]["QuestionnaireName"];
                /**
                 * @description In which language.
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
            /** @description The answers are in and will be analysed. */
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
             * @description The member has handed in answers less than 90 days ago, or answers that are not analysed yet; those
             *     count.
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
             * @description The answers break a rule: a question has none or two, an id is not of this questionnaire, the
             *     same statement is most and least, or an open answer is too short. `details` names each place; a
             *     question without an answer has none in the request and is named by its id. Of a member who was refused as
             *     a minor no answers are taken (`underage`).
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
                 * @description The name of the questionnaire; none for the current one.
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
            /** @description Whether it is done. */
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
                 * @description The `next_cursor` of the page before; none, or an empty one, for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description How many candidates a page holds at most.
                 * @example 12
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
                 * @description The member whom it is about.
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
            /** @description Where the two now stand. */
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
                 * @description The member whom it is about.
                 * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
                 */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing was said. */
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
            /** @description The ten seconds are over, or a match came of it. */
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
                 * @description Whose likes; those that the member gave, if nothing is said.
                 * @example received
                 */
                direction?: components["schemas"]["LikeDirection"];
                /**
                 * @description The `next_cursor` of the page before; none, or an empty one, for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description How many entries a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["LikesLimit"];
            };
            header?: {
                /**
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
                 * @description The `next_cursor` of the page before; none, or an empty one, for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description How many entries a page holds at most.
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
                 * @description The `next_cursor` of the page before; none, or an empty one, for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description How many entries a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["LikesLimit"];
            };
            header?: {
                /**
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
                 * @description The member whom it is about.
                 * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
                 */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are kept away. */
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
                 * @description The member whom it is about.
                 * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
                 */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are not kept away by the member. */
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
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The member whom it is about.
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
            /** @description The report is about the member themself, or names a conversation that they have neither with this person nor with their twin. */
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
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
            /** @description They are kept away. */
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
            /** @description The new password holds from now on. */
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
            /** @description The password given is not the one that holds, or the new one is easy to guess. */
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
            /** @description How it stands. */
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
            /** @description It is being made. */
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
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
            /** @description The page that says that it is done. */
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
            /** @description What the twin may say, and to whom. */
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
            /** @description It is confirmed. */
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
            /** @description These are not all answers, or others would get something else than the member saw. */
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
            /** @description Who talked with it. */
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
            /** @description It has ended. */
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
            /** @description The conversation to go to. */
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
            /** @description The member has not come far enough yet, or the owner does not share the twin now. */
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
            /** @description The conversation to go to. */
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
                 * @description How many messages a page has.
                 * @example 40
                 */
                limit?: number;
                /**
                 * @description The `next_cursor` of the page at hand, for the messages before it; none, or an empty one, for the newest.
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
                 * @description The `next_cursor` of the page before; none, or an empty one, for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description How many entries a page holds at most.
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
                 * @description The picture of an addition, by its place from 1; 0 for that of the report itself.
                 * @example 0
                 */
                addition?: number;
                /**
                 * @description The picture of a former profile, by its place from 1; 0 for none of them.
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
                 * @description Which bytes of the file to send, for players that jump.
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
                 * @description `voice` for the voice message of the profile, `voice-` with the place of an addition from 1 for what
                 *     it was then, `former-` with the place of a former profile from 1, else the id of the message.
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
             * @description Another decision stands than the one that was revised, or there is one already; or the reporter has added
             *     to the report.
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
            /** @description The report is from the admin. */
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
            /** @description They may sign in. */
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
                 * @description The `next_cursor` of the page before; none, or an empty one, for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description How many entries a page holds at most.
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
            /** @description A page of held words. */
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
                 * @description The member who wrote them.
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
            /** @description It is decided. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminsOnly"];
            /** @description Nothing waits up to then; another admin was faster. */
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
            /** @description The words are the admin's own. */
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
                 * @description The `next_cursor` of the page before; none, or an empty one, for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description How many entries a page holds at most.
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
                 * @description The language in which the member reads the app; a server that speaks it writes `message` in it.
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
            /** @description Accepted. The message is on its way. */
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
            /** @description It looks like a robot's, came too fast, or something is missing or out of time. */
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
                 * @description Only conversations of this type. Without it they come all; `totals` always counts all.
                 * @example user
                 */
                type?: components["schemas"]["ConversationType"];
                /**
                 * @description The `next_cursor` of the page before; none, or an empty one, for the first page.
                 * @example eyJhdCI6IjIwMjYtMTEtMjAifQ
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description How many conversations a page has.
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
            /** @description The conversation to go to. */
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
                 * @description Which page, counted from the newest; ignored beside `before`.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many messages a page has.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description The `next_cursor` of the page at hand, for the messages before it. A server that takes it says so by
                 *     naming `next_cursor` in its answers, null on the last page. A client that pages by number needs none.
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
            /** @description The voice note as stored; the same again for a `client_msg_id` that was sent before. */
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
                 * @description Which bytes of the file to send, for players that jump.
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
                 * @description Whether only to write the question down, for the member to read first: then there is no answer and
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
            /** @description What was understood, and the answer. */
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
            /** @description The member has not come far enough yet, or the owner does not share the twin now. */
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
             * @description The recording is too short (under 400 ms or 1200 bytes), longer than 60 seconds, or cannot be read;
             *     it is silent; or the conversation is not of the type that `convType` says.
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
            /** @description The server cannot answer right now, or has no voice set up, which no retry helps. */
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
                 * @description Which bytes of the file to send, for players that jump.
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
                 * @description The conversation to join; all zeros for what concerns every conversation.
                 * @example e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01
                 */
                conversation_id: components["parameters"]["SocketConversation"];
                /**
                 * @description The access token of the session. It must be in no log.
                 * @example eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiIzZDdhNWM5MC1iMWUyLTRmNjgtOWMwNC01ZThmMWIyYTZkMDQiLCJleHAiOjQwODY5NzkyMDB9.example
                 */
                token: components["parameters"]["SocketToken"];
                /**
                 * @description Whom the advice is about, on the connection of an advice.
                 * @example 7bc8f302-ae16-4d49-87f5-28a3e9b1da08
                 */
                candidate_user_id?: components["parameters"]["SocketCandidate"];
                /**
                 * @description The last `cursor` that the client saw in this conversation; what came after it is replayed first.
                 *     Without it nothing is replayed, and the history shows what was missed.
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
            /** @description The connection is open; from here on both sides send frames. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description The member has not come far enough yet, or the page that asks is of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The request asks for no upgrade to a WebSocket. */
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
