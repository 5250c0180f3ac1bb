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
         *     of reCAPTCHA (action `register`), or an empty text.
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
         * @description A visitor asks for an account. The answer is the same whether or not the address is known, so that
         *     nobody learns who is a member: a new address receives a verification link, the owner of a known one
         *     is told by e-mail that somebody tried. A backend that prefers to say so answers 409
         *     `email_taken`; the reference backend never does.
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
         *     end nothing; one that is used later ends every session that came from it.
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
         *     the link spends nothing; the reset does.
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
         */
        get: operations["verifyEmail"];
        put?: never;
        post?: never;
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
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Tells the app whom it serves: the name to greet, the language to speak, how far onboarding has come
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
    "/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one's own profile
         * @description Everything the member has told about themself so far, as only they see it.
         */
        get: operations["getMyProfile"];
        /**
         * Save one's own profile
         * @description Saves what the member entered and answers with the profile as it now is. A field that is left out
         *     keeps its value; a wrapper whose `Valid` is false clears it. A nickname is claimed by the first save
         *     that carries it and cannot change afterwards; sending it again unchanged is harmless. Members are
         *     adults: a birth date under 18 years ago is refused. With nickname, birth date and sex in place, a
         *     member who was `registered` becomes `profile_completed`; from then on birth date and sex can be
         *     corrected, not cleared. Social links without platform or url are dropped. Nothing is saved unless
         *     everything is.
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
         *     tell where it was taken.
         */
        post: operations["uploadMyPicture"];
        /**
         * Remove one's own picture
         * @description Takes the member's picture down and erases it. Whoever shows their face must be able to stop showing
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
         * @description The picture of a member, for signed-in members only. Whoever has none, does not exist or is hidden
         *     from the asking member answers alike.
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
         * @description An e-mail address.
         */
        Email: string;
        /** @description A password to set, 8 characters or more. */
        Password: string;
        /**
         * @description A language that Gemel speaks in full.
         * @enum {string}
         */
        Language: "en" | "fr" | "de" | "es" | "it";
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
             * @description The time; a date is midnight UTC. 0001-01-01T00:00:00Z when there is none.
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
        /** @description Whether the member has children, where told. */
        NullChildrenStatus: components["schemas"]["NullString"] & {
            /** @enum {string} */
            String?: "" | "prefers_not_to_say" | "has_children" | "does_not_have_children";
        };
        /** @description Whether the member has children, or nothing, wrapped or plain. */
        NullableChildrenStatus: components["schemas"]["NullChildrenStatus"] | components["schemas"]["ChildrenStatus"] | null;
        /** @description Whether the member has pets, where told. */
        NullPetsStatus: components["schemas"]["NullString"] & {
            /** @enum {string} */
            String?: "" | "prefers_not_to_say" | "has_pets" | "does_not_have_pets";
        };
        /** @description Whether the member has pets, or nothing, wrapped or plain. */
        NullablePetsStatus: components["schemas"]["NullPetsStatus"] | components["schemas"]["PetsStatus"] | null;
        /** @description What the member wants, where told. */
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
        /** @description A country as its ISO 3166-1 alpha-2 code, where told. */
        NullCountry: components["schemas"]["NullString"] & {
            String?: string;
        };
        /** @description A city that may be missing. */
        NullCity: components["schemas"]["NullString"] & {
            String?: string;
        };
        /** @description What the member writes about themself, where told. */
        NullBio: components["schemas"]["NullString"] & {
            String?: string;
        };
        /** @description A height in whole centimetres, 50 to 280, where told. */
        NullHeight: components["schemas"]["NullInt32"] & {
            /** Format: int32 */
            Int32?: number;
        };
        /** @description A weight in kilograms, 20 to 400, to the nearest 0.1, where told. */
        NullWeight: components["schemas"]["NullFloat64"] & {
            /** Format: double */
            Float64?: number;
        };
        /**
         * @description What went wrong, for programs. `validation_failed` comes with 400 where the contract is broken and
         *     with 422 where a rule is.
         * @enum {string}
         */
        ErrorCode: "invalid_credentials" | "email_not_verified" | "robot_check_failed" | "email_taken" | "nickname_taken" | "nickname_immutable" | "underage" | "invalid_link" | "expired_link" | "unsupported_media_type" | "payload_too_large" | "validation_failed" | "rate_limited" | "unauthorized" | "forbidden" | "not_found" | "internal" | "unavailable";
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
            /** @description What is wrong with it, for programs (`required`, `maxLength`, `unknown_field`, `underage`). */
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
            email: components["schemas"]["Email"];
            /** @description The password as typed; a short one is wrong, not malformed. */
            password: string;
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
        /** @description A member sets a new password with the token of a reset link. */
        ResetPasswordRequest: {
            token: components["schemas"]["LinkToken"];
            password: components["schemas"]["Password"];
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
        /** @description What a member tells about themself. Everything may be missing. */
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
            twin_share_pre_like: components["schemas"]["NullableBool"];
            twin_share_on_match: components["schemas"]["NullableBool"];
        };
        /** @description A profile and the nickname above it. */
        ProfileAnswer: {
            profile: components["schemas"]["Profile"];
            nickname: components["schemas"]["NullableString"];
        };
        /** @description What a member saves. The nickname is set once. */
        ProfileUpdate: {
            profile: components["schemas"]["ProfileFields"];
            nickname?: components["schemas"]["Nickname"];
        };
        /** @description The fields that a member edits. Picture and voice message have calls of their own. */
        ProfileFields: {
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
            platform: string;
            /** @description The address, http or https, or empty. */
            url: string;
        };
        /**
         * @description Where to fetch the picture, with the access token: the path of `/profile/picture/{userId}` with a `v`
         *     that changes with the picture. Nothing where there is none.
         */
        NullablePictureUrl: components["schemas"]["NullString"] | string | null;
        /** @description Whether a nickname can be claimed. */
        NicknameAnswer: {
            /** @description True when nobody has it, or the asking member does. */
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
        /** @description The session may not be used like this, for example from another site, or the account is closed. */
        Forbidden: {
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
        /** @description The request reads well and breaks a rule; `details` names each field that does. */
        RuleBroken: {
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
         * @description Seconds to wait before the next try.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description Only the member's own browser may keep the picture.
         * @example private, max-age=3600
         */
        PrivateCache: string;
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
            /** @description Heard. If the address can have an account, a link is on its way to it. */
            202: {
                headers: {
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
            422: components["responses"]["RuleBroken"];
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
            /** @description The password is right, the address is not verified yet. */
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
            429: components["responses"]["RateLimited"];
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
            /** @description Heard. If the address has an account, a link is on its way to it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["ValidationFailed"];
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
            422: components["responses"]["RuleBroken"];
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
            /** @description The link is out of time. */
            410: {
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
            /** @description The nickname belongs to somebody else, or the member already has another. */
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
            /** @description The profile breaks a rule. */
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
            413: components["responses"]["PictureTooLarge"];
            415: components["responses"]["NotAPicture"];
            /** @description The file begins like a picture and cannot be read as one, or it unfolds to too many pixels. */
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
            /** @description The picture. */
            200: {
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
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
