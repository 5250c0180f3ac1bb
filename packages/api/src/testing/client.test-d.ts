import { expectTypeOf } from "vitest";
import type { Api, ApiClient, ApiError, Result } from "@gemel/api";
import type { Profile, User } from "@gemel/api/values";

/** Checked by the compiler, never run: a line that begins to compile fails `npm run typecheck`. */
export async function typesOfTheContract({ http }: ApiClient, api: Api): Promise<void> {
  // @ts-expect-error a path that the contract does not have
  await http.GET("/my");
  // @ts-expect-error a method that the path does not have
  await http.DELETE("/me");
  // @ts-expect-error the query parameter is required
  await http.GET("/verify-email");
  // @ts-expect-error the query parameter has another name
  await http.GET("/verify-email", { params: { query: { code: "x" } } });
  // @ts-expect-error the path parameter is required
  await http.GET("/profile/picture/{userId}", { params: { path: {} } });
  // @ts-expect-error the body is required
  await http.POST("/auth/login");
  // @ts-expect-error a field of the body is missing
  await http.POST("/auth/login", { body: { email: "a@example.com" } });
  const credentials = { email: "a@example.com", password: "12345678" };
  // @ts-expect-error a language that Gemel does not speak
  await api.register({ ...credentials, preferred_language: "ja", recaptcha_token: "" });
  // @ts-expect-error plain values do not travel in updates
  await http.PUT("/me/profile", { body: { profile: { city: "Torino" } } });
  // @ts-expect-error a sex that the contract does not have
  await api.updateMyProfile({ sex: "unknown" });
  // @ts-expect-error the picture has a call of its own
  await api.updateMyProfile({ profile_picture_url: null });

  const { data } = await http.GET("/me");
  // @ts-expect-error without a look at the error there may be no data
  expectTypeOf(data.email).toBeString();

  const result = await api.getMe();
  // @ts-expect-error without a look at `ok` there may be no value
  expectTypeOf(result.value).toEqualTypeOf<User>();
  if (result.ok) expectTypeOf(result.value).toEqualTypeOf<User>();
  else expectTypeOf(result.error).toEqualTypeOf<ApiError>();
  expectTypeOf(api.getMyProfile).returns.resolves.toEqualTypeOf<Result<Profile>>();
  expectTypeOf(api.getPicture).returns.resolves.toEqualTypeOf<Result<Blob>>();
}
